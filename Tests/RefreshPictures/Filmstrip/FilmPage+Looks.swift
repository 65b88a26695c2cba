extension FilmPage {
  /// The colours of the page, of the list and of the states, in light and in dark, and where everything is.
  static let style = """
    :root {
      --ground: #E4E7EE; --ink: #1C1C1E; --quiet: #55575E; --card: #FFFFFF; --edge: #00000022;
      --accent: #0A5FD6; --on: #FFFFFF;
      --gap: #F2F2F7; --paper: #FFFFFF; --row: #D8D8DD; --hairline: #D6D6DA; --finger: #0A84FF;
      --idle: #B9BEC8; --pulling: #6FA4EE; --armed: #F0B429; --refreshing: #2F9E6D; --ending: #9A6BC9; --noMoreData: #808590;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #17181B; --ink: #F2F2F7; --quiet: #A9ABB4; --card: #2A2B30; --edge: #FFFFFF33;
        --accent: #6CB0FF; --on: #10141A;
        --gap: #000000; --paper: #1C1C1E; --row: #3A3A3C; --hairline: #38383A; --idle: #565A63;
      }
      .light { display: none; }
    }
    @media not all and (prefers-color-scheme: dark) { .dark { display: none; } }
    html { height: 100%; }
    body {
      box-sizing: border-box; height: 100%; height: 100dvh; margin: 0; padding: 12px; display: flex; flex-direction: column;
      gap: 12px; background: var(--ground); color: var(--ink); font: 15px/1.3 Inter, -apple-system, system-ui, sans-serif;
    }
    #film { flex: 1; min-height: 0; width: 100%; cursor: pointer; }
    .gap { fill: var(--gap); } .paper { fill: var(--paper); } .row { fill: var(--row); } .hairline { fill: var(--hairline); }
    .island { fill: #000000; } .home { fill: var(--ink); } .edge { fill: none; stroke: var(--edge); stroke-width: 2; }
    #finger { fill: var(--finger); fill-opacity: 0.35; stroke: var(--finger); stroke-width: 2; }
    #control > g { display: none; } #control > .shown { display: inline; }
    #bar {
      box-sizing: border-box; width: 100%; max-width: 640px; margin: 0 auto; padding: 12px 14px; border-radius: 18px;
      background: var(--card);
    }
    #bar div { display: flex; gap: 14px; align-items: center; justify-content: space-between; }
    #bar div + div { margin-top: 8px; }
    @media (height < 500px) and (width > 600px) {
      body { flex-direction: row; align-items: center; }
      #film { height: 100%; }
      #bar { max-width: 340px; }
    }
    h1, p { margin: 0; }
    h1 { font-size: 15px; overflow-wrap: anywhere; }
    p { white-space: nowrap; font-variant-numeric: tabular-nums; }
    #dot { display: inline-block; width: 10px; height: 10px; margin-inline-end: 7px; border-radius: 5px; }
    #time { display: inline-block; min-width: 4.2em; text-align: end; color: var(--quiet); }
    button {
      flex: none; width: 44px; height: 44px; border: 0; border-radius: 22px; display: grid; place-items: center;
      background: var(--accent); cursor: pointer;
    }
    button::before {
      content: ""; width: 16px; height: 18px; background: var(--on); clip-path: polygon(12% 0, 100% 50%, 12% 100%);
    }
    .playing button::before { clip-path: polygon(0 0, 35% 0, 35% 100%, 65% 100%, 65% 0, 100% 0, 100% 100%, 0 100%); }
    #speeds { display: flex; background: var(--ground); border-radius: 10px; }
    #speeds input { position: absolute; opacity: 0; }
    #speeds span { display: grid; place-items: center; min-width: 34px; height: 34px; border-radius: 10px; cursor: pointer; }
    #speeds :checked + span { background: var(--accent); color: var(--on); font-weight: 600; }
    #scrub {
      flex: 1; min-width: 0; height: 44px; margin: 0; background: none; cursor: pointer; appearance: none;
      -webkit-appearance: none;
    }
    #scrub::-webkit-slider-runnable-track { height: 12px; border-radius: 6px; background: var(--track); }
    #scrub::-moz-range-track { height: 12px; border-radius: 6px; background: var(--track); }
    #scrub::-webkit-slider-thumb {
      -webkit-appearance: none; width: 8px; height: 28px; margin-top: -8px; background: var(--ink);
      border: 2px solid var(--card); border-radius: 6px;
    }
    #scrub::-moz-range-thumb {
      width: 4px; height: 24px; border: 2px solid var(--card); border-radius: 6px; background: var(--ink);
    }
    :focus-visible, #speeds :focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
    """

  /// Shows the last frame that is due, and begins anew a while after the end.
  ///
  /// The space bar plays and pauses, the arrow keys step.
  static let script = """
    const find = id => document.getElementById(id)
    const known = ["idle", "pulling", "armed", "refreshing", "ending", "noMoreData"]
    const color = state => `var(--${known.includes(state) ? state : "idle"})`
    const frames = [...document.querySelectorAll("#control > g")].map(element => ({
      element, time: Number(element.dataset.time), state: element.dataset.caption,
      place: element.dataset.place.split(" ").map(Number),
    }))
    const [control, list, finger, play, scrub] = ["control", "list", "finger", "play", "scrub"].map(find)
    const speed = () => Number(document.querySelector("[name=speed]:checked").value)
    const rest = 1.2
    let shown = 0, clock = 0, last = 0, playing = false

    function show(index) {
      frames[shown].element.classList.remove("shown")
      shown = Math.max(0, Math.min(frames.length - 1, index))
      const { element, time, state, place: [shift, edge, extent, x, y] } = frames[shown]
      element.classList.add("shown")
      list.setAttribute("transform", `translate(0 ${shift})`)
      control.setAttribute("y", edge)
      control.setAttribute("height", extent)
      finger.style.visibility = y === undefined ? "hidden" : "visible"
      if (y !== undefined) finger.setAttribute("transform", `translate(${x} ${y})`)
      scrub.value = shown
      scrub.setAttribute("aria-valuetext", `${state}, ${time.toFixed(2)} seconds`)
      find("state").textContent = state
      find("time").textContent = time.toFixed(2) + " s"
      find("dot").style.background = color(state)
    }
    function turn(isOn) {
      playing = isOn
      document.body.classList.toggle("playing", isOn)
      play.setAttribute("aria-label", isOn ? "Pause" : "Play")
    }
    function start() {
      if (shown === frames.length - 1) show(0)
      clock = frames[shown].time
      last = performance.now()
      turn(true)
      requestAnimationFrame(tick)
    }
    function tick(now) {
      if (!playing) return
      // A window that was hidden goes on where it was.
      clock += Math.min(0.1, Math.max(0, now - last) / 1000) * speed()
      last = now
      if (clock > frames.at(-1).time + rest) clock = frames[0].time
      let index = clock < frames[shown].time ? 0 : shown
      while (index + 1 < frames.length && frames[index + 1].time <= clock) index++
      if (index !== shown) show(index)
      requestAnimationFrame(tick)
    }
    function step(index) { turn(false); show(index) }
    // The colours of the states, each from its first frame to that of the next.
    function track() {
      const end = Math.max(1, frames.length - 1)
      const stops = frames.flatMap(({ state }, index) => {
        const edges = [index, index + 1].filter((edge, side) => frames[index + 2 * side - 1]?.state !== state)
        return edges.map(edge => `${color(state)} ${(edge / end * 100).toFixed(2)}%`)
      })
      return `linear-gradient(to right, ${stops.join(", ")})`
    }
    if (frames.length) {
      scrub.style.setProperty("--track", track())
      play.onclick = find("film").onclick = () => playing ? turn(false) : start()
      scrub.oninput = () => step(Number(scrub.value))
      document.onkeydown = event => {
        if (event.target.name === "speed") return
        if (event.key === " " && event.target !== play) { event.preventDefault(); play.onclick() }
        if (event.key === "ArrowRight") { event.preventDefault(); step(shown + 1) }
        if (event.key === "ArrowLeft") { event.preventDefault(); step(shown - 1) }
      }
      const widest = Math.max(...frames.map(frame => frame.place[2]))
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
      show(isStill ? frames.findIndex(frame => frame.place[2] === widest) : 0)
      if (!isStill) start()
    }
    """
}
