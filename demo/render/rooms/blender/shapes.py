"""Things of the sets as meshes. Lengths come in millimetres: x right, y up, z to the viewer; Blender takes metres, z up."""
import math
import random

import bmesh
import bpy

from materials import material


def place(x, y, z):
    return (x / 1000, -z / 1000, y / 1000)


def add_mesh(name, mesh, spec, smooth=False):
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    if spec is not None:
        mesh.materials.append(material(spec))
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
    return made


def from_faces(name, points, faces, spec, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([place(*point) for point in points], [], faces)
    mesh.validate()
    return add_mesh(name, mesh, spec, smooth)


def soften(made, radius_mm, segments=2):
    """Rounds the edges, as no real edge is sharp: they catch the light."""
    if radius_mm <= 0:
        return
    bevel = made.modifiers.new('edges', 'BEVEL')
    bevel.width = radius_mm / 1000
    bevel.segments = segments
    bevel.limit_method = 'ANGLE'
    bevel.angle_limit = math.radians(40)
    bevel.harden_normals = True
    made.data.use_auto_smooth = True
    for face in made.data.polygons:
        face.use_smooth = True


def outline(width, height, radius):
    """Corner points of a rounded rectangle round the origin, counter-clockwise."""
    radius = min(radius, width / 2, height / 2)
    if radius <= 0:
        return [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]
    steps = 24 if radius > 60 else 10
    points = []
    for turn, (cx, cy) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        mx, my = cx * (width / 2 - radius), cy * (height / 2 - radius)
        for step in range(steps + 1):
            angle = math.radians(-90 + turn * 90 + 90 * step / steps)
            points.append((mx + radius * math.cos(angle), my + radius * math.sin(angle)))
    kept = []
    for point in points:
        if not kept or math.dist(kept[-1], point) > 0.01:
            kept.append(point)
    return kept[:-1] if math.dist(kept[0], kept[-1]) < 0.01 else kept


def slab(spec):
    """A plate with an outline of rounded corners: `at` its middle, `size` along x, y and z, thin along `normal`."""
    (cx, cy, cz), (sx, sy, sz) = spec['at'], spec['size']
    normal = spec.get('normal', 'y')
    flat = {'y': (sx, sz), 'z': (sx, sy), 'x': (sz, sy)}[normal]
    thick = {'y': sy, 'z': sz, 'x': sx}[normal]
    ring = outline(*flat, spec.get('radius', 0))

    def point(u, v, w):
        return {'y': (cx + u, cy + w, cz - v), 'z': (cx + u, cy + v, cz + w), 'x': (cx + w, cy + v, cz - u)}[normal]

    count = len(ring)
    points = [point(u, v, -thick / 2) for u, v in ring] + [point(u, v, thick / 2) for u, v in ring]
    faces = [list(range(count))[::-1], list(range(count, 2 * count))]
    faces += [[i, (i + 1) % count, count + (i + 1) % count, count + i] for i in range(count)]
    made = from_faces(spec.get('name', 'slab'), points, faces, spec.get('material'))
    for cut in spec.get('cuts', ()):
        carve(made, slab({**cut, 'bevel': 0, 'material': None}))
    soften(made, spec.get('bevel', 1.5))
    return made


def carve(made, cutter):
    cutter.hide_render = True
    modifier = made.modifiers.new('cut', 'BOOLEAN')
    modifier.operation = 'DIFFERENCE'
    modifier.solver = 'EXACT'
    modifier.object = cutter


def tube(spec):
    """A round bar through the points of `along`, or a stem that thins to `tip`."""
    points, radius, tip = spec['along'], spec['radius'], spec.get('tip', spec['radius'])
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius / 1000
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    spline = curve.splines.new('POLY' if spec.get('straight') else 'NURBS')
    spline.points.add(len(points) - 1)
    for index, point in enumerate(points):
        spline.points[index].co = (*place(*point), 1)
        spline.points[index].radius = 1 + (tip / radius - 1) * index / max(1, len(points) - 1)
    spline.use_endpoint_u = True
    made = bpy.data.objects.new('tube', curve)
    bpy.context.scene.collection.objects.link(made)
    curve.materials.append(material(spec['material']))
    return made


def lathe(spec):
    """Turned about the vertical: `profile` is radius and height from the foot outside up and, for hollow things, down inside."""
    (cx, cy, cz), profile, steps = spec['at'], spec['profile'], 64
    points, faces = [], []
    for radius, height in profile:
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            points.append((cx + radius * math.cos(angle), cy + height, cz + radius * math.sin(angle)))
    for row in range(len(profile) - 1):
        for step in range(steps):
            a, b = row * steps + step, row * steps + (step + 1) % steps
            faces.append([a, a + steps, b + steps, b])
    faces.append(list(range(steps)))
    faces.append(list(range(len(points) - steps, len(points)))[::-1])
    made = from_faces('lathe', points, faces, spec['material'], smooth=True)
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(38)
    return made


def towel(spec):
    """Cloth over a bar along x (or z): `at` the middle of the bar, `drops` how far it hangs in front and behind."""
    (cx, cy, cz), width, (front, back), bar = spec['at'], spec['width'], spec['drops'], spec['bar']
    chance = random.Random(spec.get('seed', 1))
    phase = [chance.uniform(0, 6.3) for _ in range(6)]
    fold = bar + spec.get('thick', 9)
    path = [(fold, -front * (1 - step / 40)) for step in range(40)]
    path += [(fold * math.cos(math.pi * step / 12), fold * math.sin(math.pi * step / 12)) for step in range(13)]
    path += [(-fold, -back * step / 30) for step in range(1, 31)]
    across = 48
    points, faces = [], []
    for depth, height in path:
        hang = max(0.0, -height / 700)
        side = 1 if depth > 0 else -1
        for step in range(across + 1):
            share = step / across - 0.5
            wave = math.sin(share * 11 + phase[0]) * 7 + math.sin(share * 23 + phase[1]) * 3
            z = depth + side * max(-4, wave) * hang + (8 * hang if side > 0 else 0)
            x = share * (width - 10 * hang) + math.sin(height / 160 + phase[2]) * 1.5 * hang
            y = height + math.sin(share * 5 + phase[3]) * 2.5 * hang
            points.append((cx + x, cy + y, cz + z) if spec.get('along', 'x') == 'x' else (cx + z, cy + y, cz + x))
    for row in range(len(path) - 1):
        for step in range(across):
            a = row * (across + 1) + step
            faces.append([a, a + 1, a + across + 2, a + across + 1])
    made = from_faces('towel', points, faces, spec['material'], smooth=True)
    solid = made.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = spec.get('thick', 9) / 1000
    solid.offset = -1
    edge = made.modifiers.new('edges', 'SUBSURF')
    edge.levels = edge.render_levels = 1
    return made


def folded(spec):
    """A pile of folded towels: `at` the middle of its foot, `size` of each, `count` of them."""
    (cx, cy, cz), (width, height, depth), count = spec['at'], spec['size'], spec.get('count', 1)
    chance = random.Random(spec.get('seed', 4))
    for index in range(count):
        layers = 3
        for layer in range(layers):
            thick = height / layers
            dx, dz = chance.uniform(-4, 4), chance.uniform(-3, 3)
            made = slab({
                'at': (cx + dx, cy + index * height + thick * (layer + 0.5), cz + dz),
                'size': (width - layer * 3, thick * 0.97, depth - layer * 3),
                'radius': 12,
                'bevel': thick * 0.46,
                'material': spec['material'],
            })
            made.modifiers['edges'].segments = 5


def branch(spec):
    """Stems with leaves from `at`: `reach` how high, `spread` how far out, `leaves` on each stem."""
    cx, cy, cz = spec['at']
    chance = random.Random(spec.get('seed', 7))
    points, faces = [], []
    for stem in range(spec.get('stems', 5)):
        turn = chance.uniform(0, 6.28)
        lean = chance.uniform(0.25, 1) * spec['spread']
        height = spec['reach'] * chance.uniform(0.72, 1)
        path = []
        for step in range(9):
            t = step / 8
            out = lean * t ** 1.7
            path.append((cx + math.cos(turn + t * 0.5) * out, cy + height * (t - 0.12 * t * t), cz + math.sin(turn + t * 0.5) * out))
        tube({'along': path, 'radius': 2.2, 'tip': 0.8, 'material': {'kind': 'plain', 'colour': (0.11, 0.08, 0.045), 'roughness': 0.7}})
        count = spec.get('leaves', 16)
        for index in range(count):
            t = 0.3 + 0.7 * (index + chance.random()) / count
            low = min(7, int(t * 8))
            here = [path[low][i] + (path[low + 1][i] - path[low][i]) * (t * 8 - low) for i in range(3)]
            add_leaf(points, faces, here, chance, spec.get('leaf', (58, 17)))
    made = from_faces('leaves', points, faces, spec['material'], smooth=True)
    return made


def add_leaf(points, faces, at, chance, size):
    length, width = size[0] * chance.uniform(0.7, 1.15), size[1] * chance.uniform(0.8, 1.1)
    turn, rise, roll = chance.uniform(0, 6.28), chance.uniform(-0.35, 0.9), chance.uniform(-0.7, 0.7)
    ahead = (math.cos(turn) * math.cos(rise), math.sin(rise), math.sin(turn) * math.cos(rise))
    side = (-math.sin(turn) * math.cos(roll), math.sin(roll), math.cos(turn) * math.cos(roll))
    first = len(points)
    rows = ((0, 0.12), (0.18, 0.7), (0.42, 1), (0.7, 0.72), (0.9, 0.3), (1, 0.04))
    for along, share in rows:
        sag = -0.22 * length * along * along
        for edge in (-0.5, 0, 0.5):
            lift = 0.1 * width if edge else 0
            points.append(tuple(at[i] + ahead[i] * along * length + side[i] * edge * share * width + (sag + lift if i == 1 else 0) for i in range(3)))
    for row in range(len(rows) - 1):
        for step in range(2):
            a = first + row * 3 + step
            faces.append([a, a + 1, a + 4, a + 3])


def curtain(spec):
    """A sheet in folds: `at` the middle of its top, hanging `size` wide and high, in the plane of x (or z)."""
    (cx, cy, cz), (width, height) = spec['at'], spec['size']
    chance = random.Random(spec.get('seed', 3))
    phase = chance.uniform(0, 6)
    points, faces, across, down = [], [], 160, 14
    for row in range(down + 1):
        for step in range(across + 1):
            share = step / across
            t = row / down
            swing = math.sin(share * width / 34 + phase + math.sin(share * 9) * 0.8) * (18 + 10 * t)
            x = (share - 0.5) * width
            points.append((cx + x, cy - t * height, cz + swing) if spec.get('along', 'x') == 'x' else (cx + swing, cy - t * height, cz + x))
    for row in range(down):
        for step in range(across):
            a = row * (across + 1) + step
            faces.append([a, a + 1, a + across + 2, a + across + 1])
    return from_faces('curtain', points, faces, spec['material'], smooth=True)


SHAPES = {made.__name__: made for made in (slab, tube, lathe, towel, folded, branch, curtain)}


def build(spec):
    return SHAPES[spec['shape']](spec)
