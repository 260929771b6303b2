"""Materials of the sets, by kind, and of the products, by the numbers of their finishes. All sizes are metres."""
import bpy

from nodes import Tree

_made = {}


def material(spec):
    """The material of `{kind, colour, ...}`; equal specs share one."""
    key = repr(sorted(spec.items()))
    if key not in _made:
        made = bpy.data.materials.new(spec['kind'])
        tree = Tree(made)
        tree.finish(KINDS[spec['kind']](tree, spec))
        _made[key] = made
    return _made[key]


def darker(colour, share):
    return tuple(channel * share for channel in colour[:3])


def joints(tree, spec, at):
    """
    Tiles in a plane: answers a place whose pattern differs from tile to tile, a number from 0 to 1 for each tile, how much
    of the point is tile (0 in the joint), and the tilt of each tile.
    """
    if 'tile' not in spec:
        return at, None, None, None
    width, height, joint = spec['tile']
    x, y, z = tree.split(at)
    u, v = {'xy': (x, y), 'zy': (z, y), 'xz': (x, z)}[spec['plane']]
    from_u, from_v = spec.get('from', (0, 0))
    row = tree.math('DIVIDE', tree.math('SUBTRACT', v, from_v), height)
    bond = tree.math('MULTIPLY', tree.math('FLOOR', row), spec.get('bond', 0))
    column = tree.math('ADD', tree.math('DIVIDE', tree.math('SUBTRACT', u, from_u), width), bond)

    def edge(along, size):
        share = tree.math('FRACT', along)
        near = tree.math('MINIMUM', share, tree.math('SUBTRACT', 1.0, share))
        return tree.range(tree.math('MULTIPLY', near, size), joint * 0.5, joint * 0.5 + 0.0012)

    body = tree.math('MINIMUM', edge(column, width), edge(row, height))
    cell = tree.join(tree.math('FLOOR', column), tree.math('FLOOR', row), 3.0)
    value, vector = tree.random(cell)
    moved = tree.vector('ADD', at, tree.vector('SCALE', vector, scale=7.0))
    return moved, value, body, vector


def with_joints(tree, spec, colour, height, body, tone, tilts, depth, roughness, **more):
    """A surface from its colour and relief, cut by joints where the spec has tiles."""
    normal = tree.bump(height, depth) if height is not None else None
    if body is None:
        return tree.principled(colour, roughness, normal, **more)
    amount = spec.get('tone', 0.08)
    shade = tree.range(tone, 0, 1, 1 - amount, 1 + amount * 0.5, 'LINEAR')
    colour = tree.mix(1.0, colour, tree.join(shade, shade, shade), 'MULTIPLY')
    colour = tree.mix(body, spec.get('grout', (0.5, 0.48, 0.45)), colour)
    normal = tree.bump(body, 0.0012, normal=normal)
    tilt = spec.get('tilt', 0)
    if tilt:
        lean = tree.vector('SCALE', tree.vector('SUBTRACT', tilts, (0.5, 0.5, 0.5)), scale=tilt)
        normal = tree.vector('NORMALIZE', tree.vector('ADD', normal, lean))
    if not hasattr(roughness, 'is_linked'):
        roughness = tree.range(body, 0, 1, 0.8, roughness, 'LINEAR')
    return tree.principled(colour, roughness, normal, **more)


def plaster(tree, spec):
    at = tree.position()
    clouds = tree.noise(at, 1.7, 5, 0.6, 0.4)
    strokes = tree.noise(tree.vector('MULTIPLY', at, (1, 0.45, 1)), 9, 6, 0.65, 0.8)
    amount = spec.get('clouds', 0.1)
    shade = tree.math('MULTIPLY_ADD', clouds, amount, tree.math('MULTIPLY_ADD', strokes, amount * 0.6, 1 - amount * 0.8))
    colour = tree.mix(1.0, spec['colour'], tree.join(shade, shade, shade), 'MULTIPLY')
    return tree.principled(colour, 0.85, tree.bump(strokes, 0.0012), Specular=0.2)


def travertine(tree, spec):
    at, tone, body, tilts = joints(tree, spec, tree.position())
    layers = tree.vector('MULTIPLY', at, spec.get('layers', (0.7, 6.5, 0.7)))
    wave = tree.noise(layers, 1.6, 6, 0.6, 0.35)
    fine = tree.noise(layers, 11, 5, 0.7, 0.2)
    base = spec['colour']
    colour = tree.mix(tree.range(wave, 0.36, 0.66), darker(base, 0.74), base)
    colour = tree.mix(tree.range(fine, 0.58, 0.75, 0, 0.45), colour, darker((base[0] * 1.0, base[1] * 0.94, base[2] * 0.86), 0.72))
    pits = tree.noise(tree.vector('MULTIPLY', at, (1, 2.6, 1)), 42, 3, 0.6)
    filled = tree.range(pits, 0.66, 0.71)
    colour = tree.mix(tree.math('MULTIPLY', filled, 0.55), colour, darker(base, 0.5))
    height = tree.math('SUBTRACT', 1.0, tree.math('MULTIPLY', filled, 0.5))
    return with_joints(tree, spec, colour, height, body, tone, tilts, 0.0008, spec.get('roughness', 0.42))


def stone(tree, spec):
    """Quiet engineered or natural stone with soft veins."""
    at, tone, body, tilts = joints(tree, spec, tree.position())
    bent = tree.vector('ADD', at, tree.vector('SCALE', tree.join(tree.noise(at, 1.4, 5), tree.noise(at, 1.9, 5), tree.noise(at, 1.1, 5)), scale=0.9))
    vein = tree.math('ABSOLUTE', tree.math('SUBTRACT', tree.noise(bent, 1.5, 7, 0.5), 0.5))
    clouds = tree.noise(at, 2.3, 4, 0.55)
    base = spec['colour']
    colour = tree.mix(tree.range(clouds, 0.3, 0.7, 0, 0.35), base, darker(base, 0.86))
    line = tree.range(vein, 0.0, spec.get('vein_width', 0.03), spec.get('veins', 0.5), 0.0)
    colour = tree.mix(line, colour, spec.get('vein', darker(base, 0.55)))
    return with_joints(tree, spec, colour, None, body, tone, tilts, 0, spec.get('roughness', 0.3))


def terrazzo(tree, spec):
    at, tone, body, tilts = joints(tree, spec, tree.position())
    base = spec['colour']
    colour = base
    for scale, share, chip in ((48, 0.26, 0), (95, 0.3, 1)):
        cells = tree.node('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': scale, 'Randomness': 1.0})
        pick = tree.split(cells.outputs['Color'])
        is_chip = tree.math('MULTIPLY', tree.range(cells.outputs['Distance'], 0.34, 0.3), tree.math('LESS_THAN', pick[0], share))
        tint = tree.mix(pick[1], spec['chips'][0], spec['chips'][1 + chip])
        colour = tree.mix(is_chip, colour, tint)
    return with_joints(tree, spec, colour, None, body, tone, tilts, 0, spec.get('roughness', 0.32))


def concrete(tree, spec):
    at, tone, body, tilts = joints(tree, spec, tree.position())
    clouds = tree.noise(at, 1.1, 6, 0.62, 0.3)
    grain = tree.noise(at, 120, 3, 0.6)
    shade = tree.math('MULTIPLY_ADD', clouds, 0.36, tree.math('MULTIPLY_ADD', grain, 0.08, 0.78))
    colour = tree.mix(1.0, spec['colour'], tree.join(shade, shade, shade), 'MULTIPLY')
    return with_joints(tree, spec, colour, grain, body, tone, tilts, 0.0002, spec.get('roughness', 0.55))


def timber(tree, spec):
    """`grain` is the axis along which it runs; `board` the width of staves or leaves, across the second axis given."""
    at = tree.vector('SCALE', tree.position(), scale=spec.get('unit', 1.0))
    axis = 'xyz'.index(spec.get('grain', 'y'))
    stretch = [9.0, 9.0, 9.0]
    stretch[axis] = 0.55
    if 'board' in spec:
        across = tree.split(at)['xyz'.index(spec['across'])]
        leaf = tree.math('FLOOR', tree.math('DIVIDE', across, spec['board']))
        value, vector = tree.random(tree.join(leaf, 1.0, 2.0))
        at = tree.vector('ADD', at, tree.vector('SCALE', vector, scale=5.0))
    else:
        value = None
    seed = spec.get('seed', 0)
    at = tree.vector('ADD', at, (0.37 + seed * 1.31, 0.61 + seed * 0.77, 0.23 + seed * 2.03))
    place = tree.vector('MULTIPLY', at, tuple(stretch))
    rings = tree.noise(place, 1.6, 3, 0.5, 0.6)
    bands = tree.math('FRACT', tree.math('MULTIPLY', rings, 7.0))
    bands = tree.math('ABSOLUTE', tree.math('MULTIPLY_ADD', bands, 2.0, -1.0))
    pores = tree.noise(tree.vector('MULTIPLY', at, tuple(s * (14 if i != axis else 8) for i, s in enumerate(stretch))), 1.7, 3, 0.7)
    pore = tree.range(pores, 0.56, 0.7)
    base = spec['colour']
    contrast = spec.get('contrast', 0.3)
    colour = tree.mix(tree.range(bands, 0.1, 0.95, 0, contrast), base, darker((base[0], base[1] * 0.93, base[2] * 0.85), 0.62))
    colour = tree.mix(tree.math('MULTIPLY', pore, contrast * 1.2), colour, darker(base, 0.5))
    if value is not None:
        shade = tree.range(value, 0, 1, 0.86, 1.1, 'LINEAR')
        colour = tree.mix(1.0, colour, tree.join(shade, shade, shade), 'MULTIPLY')
    return tree.principled(colour, spec.get('roughness', 0.5), tree.bump(pore, -0.0003), Specular=0.35)


def tile(tree, spec):
    at, tone, body, tilts = joints(tree, spec, tree.position())
    clouds = tree.noise(at, 9, 3, 0.5)
    base = spec['colour']
    colour = tree.mix(tree.range(clouds, 0.3, 0.7, 0, spec.get('glaze', 0.3)), base, darker(base, 0.82))
    ripple = tree.noise(at, 13, 2, 0.4)
    return with_joints(tree, spec, colour, ripple, body, tone, tilts, spec.get('ripple', 0.0012), spec.get('roughness', 0.12))


def cloth(tree, spec):
    at = tree.position()
    x, y, z = tree.split(at)
    weave = tree.math('MULTIPLY', tree.math('SINE', tree.math('MULTIPLY', tree.math('ADD', x, z), 2600.0)), tree.math('SINE', tree.math('MULTIPLY', y, 2600.0)))
    pile = tree.noise(at, 420, 2, 0.6)
    slub = tree.noise(tree.vector('MULTIPLY', at, (1, 14, 1)), 18, 3, 0.6)
    shade = tree.math('MULTIPLY_ADD', slub, 0.16, tree.math('MULTIPLY_ADD', pile, 0.22, 0.8))
    colour = tree.mix(1.0, spec['colour'], tree.join(shade, shade, shade), 'MULTIPLY')
    height = tree.math('ADD', pile, tree.math('MULTIPLY', weave, 0.25))
    return tree.principled(colour, 0.95, tree.bump(height, 0.0016), Specular=0.1, Sheen=0.4)


def sheer(tree, spec):
    front = tree.node('ShaderNodeBsdfDiffuse', {'Color': spec['colour']}).outputs[0]
    back = tree.node('ShaderNodeBsdfTranslucent', {'Color': spec['colour']}).outputs[0]
    return tree.node('ShaderNodeMixShader', {0: 0.55, 1: front, 2: back}).outputs[0]


def plain(tree, spec):
    return tree.principled(spec['colour'], spec.get('roughness', 0.5), Metallic=spec.get('metallic', 0.0), Specular=spec.get('specular', 0.4))


def leaf(tree, spec):
    at = tree.position()
    colour = tree.mix(tree.noise(at, 20, 2), spec['colour'], darker(spec['colour'], 0.55))
    return tree.principled(colour, 0.5, Specular=0.3)


def glass(tree, spec):
    """Clear panels: light passes straight through, so that no caustics are needed."""
    clear = tree.node('ShaderNodeBsdfTransparent', {'Color': spec['colour']}).outputs[0]
    shine = tree.node('ShaderNodeBsdfGlossy', {'Roughness': 0.0, 'Color': (1, 1, 1)}).outputs[0]
    facing = tree.node('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
    edge = tree.math('MULTIPLY_ADD', tree.math('POWER', facing, 4.0), 0.45, 0.03)
    return tree.node('ShaderNodeMixShader', {0: edge, 1: clear, 2: shine}).outputs[0]


def mirror(tree, spec):
    return tree.node('ShaderNodeBsdfGlossy', {'Roughness': 0.0, 'Color': spec['colour']}).outputs[0]


def light(tree, spec):
    return tree.node('ShaderNodeEmission', {'Color': spec['colour'], 'Strength': spec['strength']}).outputs[0]


def sky(tree, spec):
    """What is seen through a window: bright above, soft green below; it lights nothing."""
    _, y, _ = tree.split(tree.position())
    blur = tree.noise(tree.position(), 1.3, 2)
    share = tree.range(tree.math('MULTIPLY_ADD', blur, 0.5, y), spec['horizon'] - 0.1, spec['horizon'] + 0.9)
    colour = tree.mix(share, spec['ground'], spec['colour'])
    return tree.node('ShaderNodeEmission', {'Color': colour, 'Strength': spec['strength']}).outputs[0]


KINDS = {
    made.__name__: made
    for made in (plaster, travertine, stone, terrazzo, concrete, timber, tile, cloth, sheer, plain, leaf, glass, mirror, light, sky)
}


def product_material(spec):
    """`{role, colour, metal, roughness, brushed, glaze}` of a finish."""
    key = repr(sorted(spec.items()))
    if key in _made:
        return _made[key]
    made = bpy.data.materials.new(spec['role'])
    _made[key] = made
    tree = Tree(made)
    tree.finish(product_surface(tree, spec))
    return made


def product_surface(tree, spec):
    role, colour, roughness = spec['role'], spec['colour'], spec['roughness']
    if role == 'mirror':
        return mirror(tree, {'colour': (0.86, 0.88, 0.88)})
    if role == 'light':
        return light(tree, {'colour': (1, 0.86, 0.68), 'strength': 4.0})
    if role == 'glass':
        return glass(tree, {'colour': (0.94, 0.97, 0.96)})
    if role in ('oak', 'walnut'):
        return timber(tree, {'colour': colour, 'grain': 'x', 'contrast': 0.3, 'unit': 0.001})
    if spec['metal'] and spec['brushed']:
        tangent = tree.node('ShaderNodeTangent', direction_type='RADIAL', axis='Z').outputs[0]
        return tree.principled(colour, roughness, Metallic=1.0, Anisotropic=0.5 * spec['brushed'], Tangent=tangent)
    if spec['metal']:
        return tree.principled(colour, max(roughness, 0.05), Metallic=1.0)
    return tree.principled(colour, roughness, Clearcoat=spec['glaze'] * 0.6, Clearcoat_Roughness=0.04, Specular=0.5 if spec['glaze'] else 0.4)
