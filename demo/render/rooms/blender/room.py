"""
Renders one room with Cycles: `blender -b --factory-startup --python room.py -- SCENE.json`.

The scene names its shapes, products, lights, camera and size, and the folder for the answer: each pass as 16-bit floats,
bottom row first, in `NAME.f16` (half_a, half_b: linear light with different chance; albedo and normal of each half: three
numbers a pixel).
"""
import json
import math
import os
import sys

import numpy

for name, kind in (('bool', bool), ('object', object), ('int', int), ('float', float)):
    if name not in numpy.__dict__:
        setattr(numpy, name, kind)  # the glTF reader of Blender 3.4 still uses names that numpy has dropped

import bpy
from mathutils import Euler, Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from materials import product_material  # noqa: E402
from shapes import build, place  # noqa: E402

AXES = Matrix(((1, 0, 0), (0, 0, -1), (0, 1, 0))).to_4x4()


def main():
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as file:
        scene = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    for shape in scene['shapes']:
        build(shape)
    for product in scene['products']:
        add_product(product)
    for light in scene['lights']:
        add_light(light)
    add_world(scene['world'])
    add_camera(scene['camera'])
    set_renderer(scene['render'])
    render(scene['render'])


def add_product(spec):
    before = set(bpy.data.objects)
    bpy.ops.import_scene.gltf(filepath=spec['glb'])
    turn_x, turn_y, turn_z = (math.radians(angle) for angle in spec['turn'])
    turned = Matrix.Rotation(turn_y, 4, 'Y') @ Matrix.Rotation(turn_x, 4, 'X') @ Matrix.Rotation(turn_z, 4, 'Z')
    moved = Matrix.Translation(Vector(place(*spec['at']))) @ AXES @ turned @ AXES.inverted()
    added = [each for each in bpy.data.objects if each not in before]
    for each in added:
        if each.parent is None:
            each.matrix_world = moved @ each.matrix_world
        if each.type == 'MESH':
            for slot in each.material_slots:
                slot.material = product_material(spec['materials'][slot.material.name.split('.')[0]])


def add_light(spec):
    if spec['kind'] == 'sun':
        data = bpy.data.lights.new('sun', 'SUN')
        data.angle = math.radians(spec['angle'])
    else:
        data = bpy.data.lights.new('window', 'AREA')
        data.shape = 'RECTANGLE'
        data.size, data.size_y = spec['size'][0] / 1000, spec['size'][1] / 1000
        data.spread = math.radians(spec['spread'])
    data.energy = spec['strength']
    data.color = spec['colour']
    made = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(made)
    made.location = place(*spec['at'])
    towards = Vector(place(*spec['towards'])) - Vector(place(*spec['at']))
    made.rotation_mode = 'QUATERNION'
    made.rotation_quaternion = towards.to_track_quat('-Z', 'Y')
    made.visible_camera = False
    made.visible_glossy = spec['reflected']


def add_world(spec):
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*spec['colour'], 1)
    background.inputs[1].default_value = spec['strength']
    world.light_settings.distance = 1.2


def add_camera(spec):
    data = bpy.data.cameras.new('camera')
    data.sensor_fit = 'HORIZONTAL'
    data.sensor_width = 36
    data.lens = spec['lens']
    data.shift_x, data.shift_y = spec['shift']
    data.clip_start, data.clip_end = 0.02, 60
    made = bpy.data.objects.new('camera', data)
    made.location = place(*spec['at'])
    made.rotation_euler = Euler((math.radians(90 + spec['pitch']), 0, math.radians(-spec['yaw'])), 'XYZ')
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    if spec.get('focus'):
        data.dof.use_dof = True
        data.dof.focus_distance = spec['focus'] / 1000
        data.dof.aperture_fstop = spec['fstop']


def set_renderer(spec):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = spec['threads']
    scene.render.resolution_x, scene.render.resolution_y = spec['width'], spec['height']
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = spec['samples']
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = spec['threshold']
    cycles.adaptive_min_samples = max(8, spec['samples'] // 3)
    cycles.max_bounces = 10
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_direct = 12
    cycles.sample_clamp_indirect = 3
    cycles.use_fast_gi = True
    cycles.fast_gi_method = 'REPLACE'
    cycles.ao_bounces_render = 2
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.4
    scene.view_layers[0].cycles.denoising_store_passes = True
    write_passes(scene, spec['folder'])


PASSES = {'Image': 'half', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal'}


def write_passes(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layer = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format = 'OPEN_EXR'
    output.format.color_depth = '32'
    output.format.exr_codec = 'NONE'
    output.file_slots.clear()
    for source, name in PASSES.items():
        output.file_slots.new(name)
        tree.links.new(layer.outputs[source], output.inputs[name])


def render(spec):
    scene = bpy.context.scene
    for half in ('a', 'b'):
        scene.cycles.seed = 1 if half == 'a' else 2
        bpy.ops.render.render()
        keep(spec, 'half', f'half_{half}')
        for guide in ('albedo', 'normal'):
            keep(spec, guide, f'{guide}_{half}')


def keep(spec, source, name):
    file = os.path.join(spec['folder'], f'{source}{bpy.context.scene.frame_current:04d}.exr')
    picture = bpy.data.images.load(file)
    picture.colorspace_settings.name = 'Non-Color'
    values = numpy.empty(spec['width'] * spec['height'] * 4, dtype=numpy.float32)
    picture.pixels.foreach_get(values)
    three = numpy.clip(values.reshape(-1, 4)[:, :3], -60000, 60000).astype(numpy.float16)
    three.tofile(os.path.join(spec['folder'], f'{name}.f16'))
    bpy.data.images.remove(picture)
    os.remove(file)


main()
