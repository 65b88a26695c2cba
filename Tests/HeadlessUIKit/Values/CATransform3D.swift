import Foundation

/// A three-dimensional transform: a four-by-four matrix whose last row is the translation.
public struct CATransform3D: Equatable, Sendable {
  /// The entries of row 1.
  public var m11, m12, m13, m14: CGFloat

  /// The entries of row 2.
  public var m21, m22, m23, m24: CGFloat

  /// The entries of row 3.
  public var m31, m32, m33, m34: CGFloat

  /// The entries of row 4.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a transform of zeros.
  public init() {
    (m11, m12, m13, m14) = (0, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 0, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 0, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 0)
  }

  /// The sum of all entries, which is finite only if each of them is.
  var sum: CGFloat {
    let upper = m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24
    let lower = m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44
    return upper + lower
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns `true` for the identity transform.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Returns a scale transform.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33, result.m44) = (sx, sy, sz, 1)
  return result
}

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns the three-dimensional transform of an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Returns the affine part of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Returns a rotation about the z axis, in radians.
///
/// The stand-in rotates only in the plane: any axis but z stops the program.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  precondition(x == 0 && y == 0 && z != 0, "the stand-in rotates about the z axis only: pass 0, 0 and a z other than 0")
  return CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: z < 0 ? -angle : angle))
}
