"""Shader nodes in few words: every function makes a node of the tree at hand and answers its output."""


class Tree:
    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind, inputs=None, **properties):
        made = self.tree.nodes.new(kind)
        for name, value in properties.items():
            setattr(made, name, value)
        for name, value in (inputs or {}).items():
            self.set(made.inputs[name], value)
        return made

    def set(self, socket, value):
        if hasattr(value, 'is_linked'):
            self.tree.links.new(value, socket)
        elif socket.type == 'RGBA':
            socket.default_value = (*value[:3], 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, c=0.0):
        return self.node('ShaderNodeMath', {0: a, 1: b, 2: c}, operation=operation).outputs[0]

    def vector(self, operation, a, b=(0, 0, 0), scale=1.0):
        made = self.node('ShaderNodeVectorMath', {0: a, 1: b}, operation=operation)
        self.set(made.inputs['Scale'], scale)
        return made.outputs['Vector']

    def position(self):
        """Metres of the room: x right, y up, z to the viewer. What is built of the set lies at the origin."""
        at = self.node('ShaderNodeTexCoord').outputs['Object']
        x, y, z = self.split(at)
        return self.join(x, z, self.math('MULTIPLY', y, -1))

    def split(self, vector):
        made = self.node('ShaderNodeSeparateXYZ', {0: vector})
        return made.outputs[0], made.outputs[1], made.outputs[2]

    def join(self, x=0.0, y=0.0, z=0.0):
        return self.node('ShaderNodeCombineXYZ', {0: x, 1: y, 2: z}).outputs[0]

    def noise(self, at, scale, detail=4.0, roughness=0.55, distortion=0.0):
        inputs = {'Vector': at, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion}
        return self.node('ShaderNodeTexNoise', inputs).outputs['Fac']

    def random(self, at):
        return self.node('ShaderNodeTexWhiteNoise', {'Vector': at}, noise_dimensions='3D').outputs

    def range(self, value, from_min, from_max, to_min=0.0, to_max=1.0, kind='SMOOTHSTEP'):
        inputs = {0: value, 1: from_min, 2: from_max, 3: to_min, 4: to_max}
        return self.node('ShaderNodeMapRange', inputs, interpolation_type=kind).outputs[0]

    def mix(self, share, a, b, blend='MIX'):
        return self.node('ShaderNodeMixRGB', {0: share, 1: a, 2: b}, blend_type=blend).outputs[0]

    def bump(self, height, distance, strength=1.0, normal=None):
        """`distance` in metres for a height from 0 to 1."""
        inputs = {'Height': height, 'Distance': distance, 'Strength': strength}
        if normal is not None:
            inputs['Normal'] = normal
        return self.node('ShaderNodeBump', inputs).outputs[0]

    def principled(self, colour, roughness, normal=None, **more):
        inputs = {'Base Color': colour, 'Roughness': roughness}
        inputs.update({name.replace('_', ' '): value for name, value in more.items()})
        if normal is not None:
            inputs['Normal'] = normal
        return self.node('ShaderNodeBsdfPrincipled', inputs).outputs[0]

    def finish(self, surface):
        self.tree.links.new(surface, self.out.inputs['Surface'])
