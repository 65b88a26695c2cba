import SwipeBack

@testable import HeadlessUIKit
@testable import RefreshPictures
@testable import RefreshTesting

/// Reads what the layers of a screen show at a time, as parts from back to front.
@MainActor
struct LayerWalk {
  private(set) var parts: [ScreenPart] = []
  private let screen: CGRect
  private let time: Double

  /// The distances by which views stand elsewhere than in the stand-in.
  private var places: [ObjectIdentifier: CGPoint] = [:]

  /// The distance from a line of many points that is not seen, in points.
  private static let tolerance: CGFloat = 0.8

  /// The surroundings of a layer.
  private struct Context {
    var map = CGAffineTransform.identity
    var opacity = 1.0

    /// The rectangle of the screen that is seen; `nil` for the whole screen.
    var clip: CGRect?

    /// The origin of the content that scrolls: what moves with it is written once.
    var origin = CGPoint.zero

    /// An outline that clips, with its coordinates.
    var mask: (path: CGPath, map: CGAffineTransform)?
  }

  /// Walks through the window of a world.
  init(_ world: HeadlessWorld) {
    (screen, time) = (world.window.bounds, world.now)
    walk(world.window.layer, in: Context())
  }

  private mutating func walk(_ layer: CALayer, in outer: Context) {
    let shown = layer.headlessPresentation()
    guard !shown.isHidden, shown.opacity > 0.002 else { return }
    var context = outer
    context.opacity *= Double(shown.opacity)
    context.map = shown.mapToSuperlayer.concatenating(outer.map)
    let view = layer.view
    if let place = view.flatMap({ places[ObjectIdentifier($0)] }) {
      context.map = CGAffineTransform(translationX: place.x, y: place.y).concatenating(context.map)
    }
    let drawn = view.map { DrawnView($0, at: time) }
    if let drawn { places.merge(drawn.places) { $1 } }
    if view is UIScrollView { context.origin = CGPoint.zero.applying(context.map) }
    drawn?.behind.forEach { add($0, of: layer, in: context) }
    if let pop = drawn?.pop { return walk(layer, popping: pop, in: context) }
    addBackground(of: layer, shown, in: context)
    if layer.masksToBounds {
      let box = shown.bounds.applying(context.map)
      context.clip = context.clip?.intersection(box) ?? box
    }
    if let mask = layer.mask as? CAShapeLayer, let path = mask.path {
      context.mask = (path, mask.mapToSuperlayer.concatenating(context.map))
    }
    addContent(of: layer, shown, in: context)
    let order = layer.orderedSublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    for entry in order where entry.element.zPosition <= 0 { walk(entry.element, in: context) }
    drawn?.within.forEach { add($0, of: layer, in: context) }
    for entry in order where entry.element.zPosition > 0 { walk(entry.element, in: context) }
    drawn?.inFront.forEach { add($0, of: layer, in: context) }
  }

  /// Walks through a stack in a pop, whose pages UIKit moves in the render server.
  private mutating func walk(_ layer: CALayer, popping pop: DrawnView.Pop, in context: Context) {
    let width = layer.bounds.width
    // UIKit shows and lays out both pages.
    pop.below.frame = pop.page.frame
    pop.below.layoutIfNeeded()
    for sublayer in layer.orderedSublayers {
      guard let page = sublayer.view, page === pop.page else {
        walk(sublayer, in: context)
        continue
      }
      var (lower, upper) = (context, context)
      lower.map = CGAffineTransform(translationX: -0.3 * width * (1 - pop.fraction), y: 0).concatenating(context.map)
      upper.map = CGAffineTransform(translationX: width * pop.fraction, y: 0).concatenating(context.map)
      walk(pop.below.layer, in: lower)
      walk(sublayer, in: upper)
    }
  }

  private mutating func addBackground(of layer: CALayer, _ shown: CALayer, in context: Context) {
    addShadow(of: layer, in: context)
    let fill = Tone.of(shown.backgroundColor, opacity: context.opacity)
    guard fill != Tone.none, !shown.bounds.isEmpty else { return }
    let (bounds, radius) = (shown.bounds, shown.cornerRadius)
    add("ground", of: layer, in: context) { map in
      guard abs(map.b) + abs(map.c) < 1e-6 else {
        return [SVGElement("path", [("d", CGPath(rect: bounds, transform: nil).words(by: map)), ("fill", fill)])]
      }
      return [.rectangle(bounds.applying(map), radius: radius * map.meanScale, fill: fill)]
    }
  }

  private mutating func addShadow(of layer: CALayer, in context: Context) {
    guard layer.shadowOpacity > 0, let path = layer.shadowPath else { return }
    let fill = Tone.of(layer.shadowColor, opacity: context.opacity * Double(layer.shadowOpacity))
    add("shadow", of: layer, in: context) { map in
      let scale = map.meanScale
      let moved = map.concatenating(
        CGAffineTransform(translationX: layer.shadowOffset.width * scale, y: layer.shadowOffset.height * scale))
      let blur = SVGElement(
        "feGaussianBlur", [("stdDeviation", Decimals.coarse(Double(layer.shadowRadius * scale)))])
      let name = "\(ScreenPart.namePrefix)b"
      let box = [("id", name), ("x", "-1"), ("y", "-1"), ("width", "3"), ("height", "3")]
      return [
        SVGElement("filter", box, containing: [blur]),
        SVGElement("path", [("d", path.words(by: moved)), ("fill", fill), ("filter", "url(#\(name))")]),
      ]
    }
  }

  private mutating func addContent(of layer: CALayer, _ shown: CALayer, in context: Context) {
    switch shown {
    case let shape as CAShapeLayer: addShape(shape, of: layer, in: context)
    case let gradient as CAGradientLayer: addGradient(gradient, of: layer, in: context)
    default: break
    }
    let animated = (layer.view as? UIImageView)?.imageInMotion(at: time)
    guard let image = animated ?? shown.contents as? CGImage, !shown.bounds.isEmpty else { return }
    let traits = layer.world.traits
    let tint = (layer.view?.tintColor ?? .label).resolvedColor(with: traits).cgColor
    let scale = traits.displayScale
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    add("image", of: layer, in: context) { map in
      SymbolShape.shapes(in: image, size: size).map { shape in
        let fit = shape.map(to: shown.bounds, from: size).concatenating(map)
        return shape.element(by: fit, tint: tint, opacity: context.opacity)
      }
    }
  }

  private mutating func addShape(_ shape: CAShapeLayer, of layer: CALayer, in context: Context) {
    guard let path = shape.path, !path.isEmpty else { return }
    let fill = Tone.of(shape.fillColor, opacity: context.opacity)
    let stroke = Tone.of(shape.strokeColor, opacity: context.opacity)
    let isStroked = stroke != Tone.none && shape.strokeStart < shape.strokeEnd && shape.lineWidth > 0
    guard fill != Tone.none || isStroked else { return }
    add("shape", of: layer, in: context) { map in
      var attributes = [("d", path.simplified(tolerance: Self.tolerance).words(by: map)), ("fill", fill)]
      if fill != Tone.none, shape.fillRule == .evenOdd { attributes.append(("fill-rule", "evenodd")) }
      if isStroked { attributes += shape.strokeAttributes(stroke, scale: map.meanScale) }
      return [SVGElement("path", attributes)]
    }
  }

  private mutating func addGradient(_ gradient: CAGradientLayer, of layer: CALayer, in context: Context) {
    let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
    guard colors.count > 1, !gradient.bounds.isEmpty else { return }
    let bounds = gradient.bounds
    add("gradient", of: layer, in: context) { map in
      let ends = [gradient.startPoint, gradient.endPoint].map {
        CGPoint(x: bounds.minX + $0.x * bounds.width, y: bounds.minY + $0.y * bounds.height).applying(map)
      }
      let numbers = ends.flatMap { [$0.x, $0.y] }.map { Decimals.coarse(Double($0)) }
      let name = "\(ScreenPart.namePrefix)g"
      let stops = colors.enumerated().map { index, color in
        let place = Double(index) / Double(colors.count - 1)
        return SVGElement(
          "stop",
          [("offset", Decimals.short(place)), ("stop-color", Tone.ofStop(color, opacity: context.opacity))])
      }
      let head = [("id", name), ("gradientUnits", "userSpaceOnUse")]
      return [
        SVGElement("linearGradient", head + Array(zip(["x1", "y1", "x2", "y2"], numbers)), containing: stops),
        SVGElement("rect", SVGElement.place(bounds.applying(map)) + [("fill", "url(#\(name))")]),
      ]
    }
  }

  private mutating func add(_ sketch: DrawnView.Sketch, of layer: CALayer, in context: Context) {
    add(sketch.name, of: layer, in: context) { map in
      let corner = sketch.origin.applying(map)
      var place = Array(SVGElement.place(CGRect(origin: corner, size: .zero)).prefix(2)) + [("overflow", "visible")]
      if context.opacity < 1 { place.append(("opacity", Decimals.short(context.opacity))) }
      return [SVGElement("svg", place, containing: sketch.elements)]
    }
  }

  /// Adds a part whose elements have the coordinates of a map, inside what clips it.
  private mutating func add(
    _ name: String, of layer: CALayer, in context: Context, _ make: (CGAffineTransform) -> [SVGElement]
  ) {
    // A frame of the whole screen may be off by the rounding of a number.
    let clip = context.clip.flatMap { $0.insetBy(dx: -0.01, dy: -0.01).contains(screen) ? nil : $0 }
    if let clip, clip.isNull || clip.width < 0.05 || clip.height < 0.05 || !clip.intersects(screen) { return }
    let origin = clip?.origin ?? context.origin
    let shift = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    var elements = make(context.map.concatenating(shift))
    guard !elements.isEmpty else { return }
    if let mask = context.mask {
      let reference = "\(ScreenPart.namePrefix)c"
      let outline = SVGElement("path", [("d", mask.path.words(by: mask.map.concatenating(shift)))])
      elements = [
        SVGElement("clipPath", [("id", reference)], containing: [outline]),
        SVGElement("g", [("clip-path", "url(#\(reference))")], containing: elements),
      ]
    }
    if let clip {
      elements = [SVGElement("svg", SVGElement.place(clip), containing: elements)]
    } else if origin != .zero {
      let place = SVGElement.place(CGRect(origin: origin, size: .zero)).prefix(2)
      elements = [SVGElement("svg", place + [("overflow", "visible")], containing: elements)]
    }
    let element = elements.count == 1 ? elements[0] : SVGElement("g", containing: elements)
    parts.append(ScreenPart(key: .init(layer: ObjectIdentifier(layer), name: name), element: element))
  }
}

extension CALayer {
  /// The map from the coordinates of the layer to those of its superlayer.
  var mapToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CAShapeLayer {
  /// The attributes of the stroke; a part of a path is a dash of a path of length 1, so that its ends can move.
  fileprivate func strokeAttributes(_ stroke: String, scale: CGFloat) -> [(String, String)] {
    var attributes = [("stroke", stroke), ("stroke-width", Decimals.coarse(Double(lineWidth * scale)))]
    if lineJoin != .miter { attributes.append(("stroke-linejoin", lineJoin.rawValue)) }
    if lineCap != .butt { attributes.append(("stroke-linecap", lineCap.rawValue)) }
    if strokeStart > 0 || strokeEnd < 1 {
      attributes += [("pathLength", "1"), ("stroke-dasharray", "\(Decimals.short(Double(strokeEnd - strokeStart))) 2")]
      attributes += [("stroke-dashoffset", Decimals.short(-Double(strokeStart)))]
    }
    return attributes
  }
}

extension UIImageView {
  /// The image of a running animation at a time.
  fileprivate func imageInMotion(at time: Double) -> CGImage? {
    guard isAnimating, let images = animationImages, !images.isEmpty else { return nil }
    let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let turns = time / duration
    let index = Int((turns - turns.rounded(.down)) * Double(images.count))
    return images[min(index, images.count - 1)].cgImage
  }
}
