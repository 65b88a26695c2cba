extension RefreshTexts {
  /// The texts in Hebrew.
  static let hebrew = RefreshTexts(
    parsing: """
      משכו כדי לרענן
      שחררו כדי לרענן
      מתבצע רענון…
      עודכן
      הרענון נכשל
      עדכון אחרון: %@
      זה עתה
      לפני %@ דק׳
      אתמול, %@
      משכו כדי לטעון עוד
      שחררו כדי לטעון עוד
      טעינת תוכן נוסף
      נטען תוכן נוסף…
      הטעינה נכשלה
      הקישו כדי לנסות שוב
      זה הכול
      """, language: "Hebrew")
}
