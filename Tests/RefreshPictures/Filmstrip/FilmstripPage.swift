import RefreshTesting

/// The HTML page that plays a filmstrip.
struct FilmstripPage {
  /// A drawn frame.
  struct Picture {
    /// The time since the start, in seconds.
    let time: Double
    /// The caption of the frame.
    let caption: String
    /// An SVG element.
    let svg: String
  }

  let title: String
  let pictures: [Picture]
  let paper: String
  let words: String

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escaped)</title>
    <style>
    \(style)
    </style>
    <h1>\(title.escaped)</h1>
    <div id="film">
    \(frames)
    </div>
    <p><button id="play">Play</button>
    <input id="scrub" type="range" min="0" max="\(max(pictures.count - 1, 0))" value="0" aria-label="Frame"></p>
    <p><output id="time"></output> <span id="caption"></span></p>
    <p><label>Speed <select id="speed"><option value="1">1</option><option value="0.5">1/2</option>
    <option value="0.25">1/4</option><option value="0.1">1/10</option></select></label></p>
    <script>
    \(Self.script)
    </script>
    </html>

    """
  }

  private var style: String {
    """
    body { font: 15px Inter, -apple-system, sans-serif; margin: 24px; background: \(paper); color: \(words); }
    h1 { font-size: 17px; }
    #film > div { display: none; }
    #film > div.shown { display: block; }
    #scrub { width: min(480px, 70vw); vertical-align: middle; }
    button { font: inherit; width: 5em; }
    output { font-variant-numeric: tabular-nums; }
    """
  }

  private var frames: String {
    pictures.enumerated().map { index, picture in
      let words =
        "data-time=\"\(Decimals.short(picture.time))\" data-caption=\"\(picture.caption.escaped)\""
      return "<div\(index == 0 ? " class=\"shown\"" : "") \(words)>\n\(picture.svg)</div>"
    }.joined(separator: "\n")
  }

  /// Shows the last frame that is due, and its loops at that time: they run on the page's clock, so they can be slowed
  /// down and paused, too.
  ///
  /// The space bar plays and pauses, the arrow keys step.
  private static let script = """
    const frames = [...document.querySelectorAll("#film > div")]
    const pictures = frames.map(frame => frame.querySelector("svg"))
    pictures.forEach(picture => picture.pauseAnimations())
    const times = frames.map(frame => Number(frame.dataset.time))
    const [play, scrub, speed] = ["play", "scrub", "speed"].map(id => document.getElementById(id))
    let shown = 0, clock = 0, last = 0, playing = false

    function show(index) {
      if (!frames.length) return
      frames[shown].classList.remove("shown")
      shown = Math.max(0, Math.min(frames.length - 1, index))
      frames[shown].classList.add("shown")
      pictures[shown].setCurrentTime(0)
      scrub.value = shown
      document.getElementById("time").textContent = times[shown].toFixed(3) + " s"
      document.getElementById("caption").textContent = frames[shown].dataset.caption
    }
    function pause() { playing = false; play.textContent = "Play" }
    function start() {
      if (!frames.length) return
      if (shown === frames.length - 1) show(0)
      clock = times[shown]
      last = performance.now()
      playing = true
      play.textContent = "Pause"
      requestAnimationFrame(tick)
    }
    function tick(now) {
      if (!playing) return
      clock += (now - last) / 1000 * Number(speed.value)
      last = now
      let index = shown
      while (index + 1 < frames.length && times[index + 1] <= clock) index++
      if (index !== shown) show(index)
      pictures[shown].setCurrentTime(Math.max(0, clock - times[shown]))
      if (shown === frames.length - 1) pause()
      else requestAnimationFrame(tick)
    }
    play.onclick = () => playing ? pause() : start()
    scrub.oninput = () => { pause(); show(Number(scrub.value)) }
    document.onkeydown = event => {
      if (event.target.tagName === "SELECT") return
      if (event.key === " ") { event.preventDefault(); play.onclick() }
      if (event.key === "ArrowRight") { event.preventDefault(); pause(); show(shown + 1) }
      if (event.key === "ArrowLeft") { event.preventDefault(); pause(); show(shown - 1) }
    }
    show(0)
    """
}
