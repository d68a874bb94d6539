"""
Draws the photographs of the demo's pottery. Needed only to make them again; neither the build nor a test runs it.

    apt-get install blender
    blender -b --python scripts/demo-photographs.py -- table /tmp/table.png 400 64

Arguments: the scene (table, stack, plate), the file, the side in pixels, the samples of a pixel. What is shown needs 1100
and about 400, an hour each on one core (Debian's build has no denoiser; fewer samples need one afterwards). Then
scripts/demo-photographs.mjs writes src/assets/demo-photographs.json.
"""

import math
import random
import sys

import bmesh
import bpy
from mathutils import Vector, noise

CREAM = (0.80, 0.745, 0.63)
ALBERO = (0.70, 0.36, 0.075)
COBALT = (0.022, 0.06, 0.23)
CLAY = (0.33, 0.125, 0.055)
# Lengths are metres, as Blender's depth of field expects.
PLATE, SIDE_PLATE, BOWL, CUP = 0.27, 0.20, 0.15, 0.085


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    return material, nodes, links, nodes['Principled BSDF']


def ramp(nodes, *stops):
    node = nodes.new('ShaderNodeValToRGB')
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (at, value) in zip(elements, stops):
        element.position = at
        element.color = (value, value, value, 1)
    return node


def mixed(nodes, links, share, one, other):
    node = nodes.new('ShaderNodeMixRGB')
    links.new(share, node.inputs['Fac'])
    for place, value in (('Color1', one), ('Color2', other)):
        if isinstance(value, tuple):
            node.inputs[place].default_value = (*value, 1)
        else:
            links.new(value, node.inputs[place])
    return node.outputs['Color']


def noise_of(nodes, links, at, scale, detail=4.0):
    node = nodes.new('ShaderNodeTexNoise')
    node.inputs['Scale'].default_value = scale
    node.inputs['Detail'].default_value = detail
    links.new(at, node.inputs['Vector'])
    return node.outputs['Fac']


def brushed(nodes, links, at, bands):
    """Where a brush held against the turning wheel leaves colour: bands of (inner, outer) radius with uneven edges."""
    flat = nodes.new('ShaderNodeVectorMath')
    flat.operation = 'MULTIPLY'
    flat.inputs[1].default_value = (1, 1, 0)
    links.new(at, flat.inputs[0])
    far = nodes.new('ShaderNodeVectorMath')
    far.operation = 'LENGTH'
    links.new(flat.outputs['Vector'], far.inputs[0])
    uneven = nodes.new('ShaderNodeMath')
    uneven.operation = 'MULTIPLY_ADD'
    links.new(noise_of(nodes, links, at, 26, 3), uneven.inputs[0])
    uneven.inputs[1].default_value = 0.0045
    links.new(far.outputs['Value'], uneven.inputs[2])
    reach = 0.2
    shares = []
    for inner, outer in bands:
        shares += [(inner - 0.0008, 0), (inner + 0.0008, 1), (outer - 0.0008, 1), (outer + 0.0008, 0)]
    line = ramp(nodes, *((place / reach, value) for place, value in shares))
    scaled = nodes.new('ShaderNodeMath')
    scaled.operation = 'DIVIDE'
    scaled.inputs[1].default_value = reach
    links.new(uneven.outputs[0], scaled.inputs[0])
    links.new(scaled.outputs[0], line.inputs['Fac'])
    streaks = ramp(nodes, (0.3, 0.72), (0.65, 1))
    links.new(noise_of(nodes, links, at, 120, 2), streaks.inputs['Fac'])
    share = nodes.new('ShaderNodeMath')
    share.operation = 'MULTIPLY'
    links.new(line.outputs['Color'], share.inputs[0])
    links.new(streaks.outputs['Color'], share.inputs[1])
    return share.outputs[0]


def glaze(name, colour, speckles=1.0, clay=CLAY, bands=()):
    """Glaze that pools and thins, breaks to clay where the mesh's `clay` says so, with iron speckles and rings."""
    material, nodes, links, shader = new_material(name)
    at = nodes.new('ShaderNodeTexCoord').outputs['Object']

    cloud = ramp(nodes, (0.3, 0), (0.7, 1))
    links.new(noise_of(nodes, links, at, 14), cloud.inputs['Fac'])
    thin = tuple(min(1, part * 1.1 + 0.01) for part in colour)
    thick = tuple(part * 0.86 for part in colour)
    base = mixed(nodes, links, cloud.outputs['Color'], thin, thick)

    dots = nodes.new('ShaderNodeTexVoronoi')
    dots.inputs['Scale'].default_value = 240
    links.new(at, dots.inputs['Vector'])
    small = ramp(nodes, (0.0, 1), (0.15, 0))
    links.new(dots.outputs['Distance'], small.inputs['Fac'])
    rare = ramp(nodes, (0.56, 0), (0.66, speckles))
    links.new(noise_of(nodes, links, at, 95, 2), rare.inputs['Fac'])
    spots = nodes.new('ShaderNodeMath')
    spots.operation = 'MULTIPLY'
    links.new(small.outputs['Color'], spots.inputs[0])
    links.new(rare.outputs['Color'], spots.inputs[1])
    speckled = mixed(nodes, links, spots.outputs[0], base, (0.09, 0.035, 0.015))
    if bands:
        speckled = mixed(nodes, links, brushed(nodes, links, at, bands), speckled, COBALT)

    bare = nodes.new('ShaderNodeAttribute')
    bare.attribute_name = 'clay'
    ragged = nodes.new('ShaderNodeMath')
    ragged.operation = 'MULTIPLY_ADD'
    links.new(noise_of(nodes, links, at, 60), ragged.inputs[0])
    ragged.inputs[1].default_value = 0.7
    links.new(bare.outputs['Fac'], ragged.inputs[2])
    edge = ramp(nodes, (0.72, 0), (0.92, 1))
    links.new(ragged.outputs[0], edge.inputs['Fac'])
    grain = ramp(nodes, (0.2, 0), (0.8, 1))
    links.new(noise_of(nodes, links, at, 420), grain.inputs['Fac'])
    body = mixed(nodes, links, grain.outputs['Color'], clay, tuple(part * 1.5 for part in clay))
    links.new(mixed(nodes, links, edge.outputs['Color'], speckled, body), shader.inputs['Base Color'])

    roughness = nodes.new('ShaderNodeMapRange')
    roughness.inputs['To Min'].default_value = 0.2
    roughness.inputs['To Max'].default_value = 0.82
    links.new(edge.outputs['Color'], roughness.inputs['Value'])
    links.new(roughness.outputs['Result'], shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = 0.55

    rings = nodes.new('ShaderNodeTexWave')
    rings.wave_type, rings.rings_direction = 'RINGS', 'Z'
    rings.inputs['Scale'].default_value = 34
    rings.inputs['Distortion'].default_value = 1.6
    rings.inputs['Detail'].default_value = 2
    rings.inputs['Detail Scale'].default_value = 4
    links.new(at, rings.inputs['Vector'])
    turned = nodes.new('ShaderNodeBump')
    turned.inputs['Strength'].default_value = 0.10
    turned.inputs['Distance'].default_value = 0.002
    links.new(rings.outputs['Fac'], turned.inputs['Height'])
    skin = nodes.new('ShaderNodeBump')
    skin.inputs['Strength'].default_value = 0.12
    skin.inputs['Distance'].default_value = 0.001
    links.new(noise_of(nodes, links, at, 70, 2), skin.inputs['Height'])
    links.new(turned.outputs['Normal'], skin.inputs['Normal'])
    links.new(skin.outputs['Normal'], shader.inputs['Normal'])
    return material


def plain(name, colour, roughness, bump=0.0, scale=300.0, subsurface=0.0):
    material, nodes, links, shader = new_material(name)
    at = nodes.new('ShaderNodeTexCoord').outputs['Object']
    cloud = noise_of(nodes, links, at, scale / 12)
    darker = tuple(part * 0.82 for part in colour)
    links.new(mixed(nodes, links, cloud, darker, colour), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Subsurface'].default_value = subsurface
    shader.inputs['Subsurface Color'].default_value = (*colour, 1)
    shader.inputs['Subsurface Radius'].default_value = (0.01, 0.006, 0.002)
    if bump:
        height = nodes.new('ShaderNodeBump')
        height.inputs['Strength'].default_value = bump
        height.inputs['Distance'].default_value = 0.001
        links.new(noise_of(nodes, links, at, scale), height.inputs['Height'])
        links.new(height.outputs['Normal'], shader.inputs['Normal'])
    return material


def linen(name, colour, threads=900.0):
    material, nodes, links, shader = new_material(name)
    at = nodes.new('ShaderNodeTexCoord').outputs['Object']
    heights = []
    for direction in ('X', 'Y'):
        wave = nodes.new('ShaderNodeTexWave')
        wave.bands_direction = direction
        wave.inputs['Scale'].default_value = threads / 6.28
        wave.inputs['Distortion'].default_value = 1.2
        wave.inputs['Detail Scale'].default_value = 2
        links.new(at, wave.inputs['Vector'])
        heights.append(wave.outputs['Fac'])
    weave = nodes.new('ShaderNodeMath')
    links.new(heights[0], weave.inputs[0])
    links.new(heights[1], weave.inputs[1])
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = 0.5
    bump.inputs['Distance'].default_value = 0.0008
    links.new(weave.outputs[0], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    darker = tuple(part * 0.8 for part in colour)
    links.new(mixed(nodes, links, heights[0], darker, colour), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.95
    shader.inputs['Sheen'].default_value = 0.4
    return material


def wood(name, dark, light):
    material, nodes, links, shader = new_material(name)
    at = nodes.new('ShaderNodeTexCoord').outputs['Object']
    stretch = nodes.new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (1.2, 16, 1)
    links.new(at, stretch.inputs['Vector'])
    grain = noise_of(nodes, links, stretch.outputs['Vector'], 3.2, 10)
    tone = ramp(nodes, (0.3, 0), (0.72, 1))
    links.new(grain, tone.inputs['Fac'])
    colour = mixed(nodes, links, tone.outputs['Color'], dark, light)
    boards = nodes.new('ShaderNodeTexWave')
    boards.bands_direction = 'Y'
    boards.inputs['Scale'].default_value = 2.4
    links.new(at, boards.inputs['Vector'])
    gap = ramp(nodes, (0.0, 1), (0.012, 0))
    links.new(boards.outputs['Fac'], gap.inputs['Fac'])
    links.new(mixed(nodes, links, gap.outputs['Color'], colour, (0.02, 0.012, 0.006)), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.55
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = 0.25
    bump.inputs['Distance'].default_value = 0.001
    links.new(grain, bump.inputs['Height'])
    links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    return material


def add(mesh, name, material, level=2):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = True
    if level:
        modifier = thing.modifiers.new('smooth', 'SUBSURF')
        modifier.levels = modifier.render_levels = level
    return thing


def thrown(name, profile, material, seed, wobble=0.006, around=72):
    """Turns a profile of (radius, height, clay) from the foot's middle, over the rim, to the bowl's middle."""
    shift = Vector((seed * 7.3, seed * 3.1, 0))
    vertices, faces, bare = [], [], []
    for radius, height, clay in profile:
        for step in range(around):
            angle = step / around * math.tau
            direction = Vector((math.cos(angle), math.sin(angle), 0))
            uneven = noise.noise(direction * 0.9 + shift) + 0.35 * noise.noise(direction * 2.6 + shift)
            out = radius * (1 + wobble * uneven)
            up = height * (1 + 2.2 * wobble * noise.noise(direction * 1.1 - shift))
            vertices.append((direction.x * out, direction.y * out, up))
            bare.append(clay)
    for ring in range(len(profile) - 1):
        for step in range(around):
            after = (step + 1) % around
            one, two = ring * around, (ring + 1) * around
            faces.append((one + step, one + after, two + after, two + step))
    faces.append(tuple(reversed(range(around))))
    faces.append(tuple(range((len(profile) - 1) * around, len(profile) * around)))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    values = mesh.attributes.new('clay', 'FLOAT', 'POINT')
    for index, clay in enumerate(bare):
        values.data[index].value = clay
    return add(mesh, name, material)


def plate(name, across, material, seed):
    r = across / 2
    t = 0.0058
    return thrown(name, [
        (r * 0.02, 0.004, 1), (r * 0.50, 0.004, 1), (r * 0.535, 0.0, 1), (r * 0.57, 0.0, 1), (r * 0.60, 0.004, 0.9),
        (r * 0.70, 0.0085, 0), (r * 0.86, 0.017, 0), (r * 0.965, 0.0262, 0), (r * 0.995, 0.0288, 0.35),
        (r, 0.0305, 0.62), (r * 0.99, 0.0318, 0.62), (r * 0.975, 0.0312, 0.3), (r * 0.93, 0.0275, 0),
        (r * 0.83, 0.0175 + t * 0.6, 0), (r * 0.735, 0.0125 + t * 0.2, 0), (r * 0.66, 0.0112, 0), (r * 0.4, 0.0106, 0),
        (r * 0.12, 0.0104, 0), (r * 0.02, 0.0104, 0),
    ], material, seed)


def bowl(name, across, tall, material, seed):
    r, h = across / 2, tall
    return thrown(name, [
        (r * 0.03, 0.006, 1), (r * 0.36, 0.006, 1), (r * 0.40, 0.0, 1), (r * 0.46, 0.0, 1), (r * 0.48, 0.007, 0.95),
        (r * 0.62, h * 0.16, 0.4), (r * 0.83, h * 0.42, 0), (r * 0.95, h * 0.74, 0), (r * 0.995, h * 0.965, 0.3),
        (r, h * 0.99, 0.6), (r * 0.985, h, 0.62), (r * 0.965, h * 0.985, 0.3), (r * 0.90, h * 0.74, 0),
        (r * 0.78, h * 0.44, 0), (r * 0.56, h * 0.22, 0), (r * 0.3, h * 0.145, 0), (r * 0.03, h * 0.13, 0),
    ], material, seed, 0.008)


def cup(name, across, tall, material, seed):
    r, h = across / 2, tall
    return thrown(name, [
        (r * 0.03, 0.004, 1), (r * 0.62, 0.004, 1), (r * 0.68, 0.0, 1), (r * 0.78, 0.001, 1), (r * 0.86, 0.008, 1),
        (r * 0.93, h * 0.2, 0.85), (r * 0.97, h * 0.26, 0.1), (r * 0.98, h * 0.5, 0), (r * 0.97, h * 0.75, 0),
        (r * 0.985, h * 0.97, 0.3), (r * 0.975, h, 0.62), (r * 0.945, h * 0.99, 0.4), (r * 0.915, h * 0.7, 0),
        (r * 0.91, h * 0.3, 0), (r * 0.8, h * 0.1, 0), (r * 0.4, h * 0.07, 0), (r * 0.03, h * 0.07, 0),
    ], material, seed, 0.01)


def lemon(name, material, seed, long=0.046):
    built = bmesh.new()
    bmesh.ops.create_uvsphere(built, u_segments=48, v_segments=32, radius=1)
    for vertex in built.verts:
        at = vertex.co.copy()
        tip = math.exp(-((1 - abs(at.z)) / 0.05)) * (0.22 if at.z > 0 else 0.1)
        lumpy = 1 + 0.05 * noise.noise(at * 1.4 + Vector((seed, 0, 0)))
        vertex.co = Vector((at.x * 0.74 * lumpy, at.y * 0.74 * lumpy, at.z * 1.02 + math.copysign(tip, at.z))) * long
    mesh = bpy.data.meshes.new(name)
    built.to_mesh(mesh)
    return add(mesh, name, material, 1)


def cloth(name, material, wide, deep, folds, seed, thick=0.004):
    """A folded napkin: `folds` sheets on top of each other, with soft waves."""
    last = None
    for sheet in range(folds):
        built = bmesh.new()
        bmesh.ops.create_grid(built, x_segments=70, y_segments=90, size=0.5)
        inset = sheet * 0.004
        for vertex in built.verts:
            x, y = vertex.co.x * (wide - inset), vertex.co.y * (deep - inset)
            at = Vector((x * 9, y * 7, seed))
            rise = 0.010 * max(0, noise.noise(at)) + 0.0035 * noise.noise(at * 2.7)
            edge = min(0.5 - abs(vertex.co.x), 0.5 - abs(vertex.co.y))
            soft = min(1, edge / 0.05)
            wave = 0.004 * noise.noise(Vector((x * 16, y * 16, seed + 5)))
            vertex.co = Vector((x + wave, y + wave * 0.8, sheet * thick + (rise + thick) * (0.25 + 0.75 * soft) - 0.001))
        mesh = bpy.data.meshes.new(name)
        built.to_mesh(mesh)
        last = add(mesh, name, material, 1)
        solid = last.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness = 0.0016
        yield last


def put(thing, x, y, z=0.0, turn=(0, 0, 0)):
    thing.location = (x, y, z)
    thing.rotation_euler = tuple(math.radians(angle) for angle in turn)
    return thing


def branch(x, y, z, turn, seed, leaves=26, long=0.30):
    """An olive branch: a bent stem with pairs of narrow leaves and a few olives."""
    chance = random.Random(seed)
    stem_material = plain('stem', (0.19, 0.14, 0.07), 0.8, 0.3, 500)
    leaf_material = plain('leaf', (0.13, 0.18, 0.07), 0.45, 0.1, 200)
    back_material = plain('leaf back', (0.30, 0.34, 0.22), 0.6, 0.1, 200)
    fruit = plain('olive', (0.10, 0.13, 0.03), 0.28)
    root = bpy.data.objects.new('branch', None)
    bpy.context.collection.objects.link(root)
    path = [Vector((long * t, 0.05 * math.sin(t * 2.4), 0.012 + 0.045 * t * t)) for t in [n / 13 for n in range(14)]]
    curve = bpy.data.curves.new('stem', 'CURVE')
    curve.dimensions, curve.bevel_depth = '3D', 0.0018
    spline = curve.splines.new('POLY')
    spline.points.add(len(path) - 1)
    for point, at in zip(spline.points, path):
        point.co = (*at, 1)
        point.radius = 1.2 - at.x / long * 0.8
    stem = bpy.data.objects.new('stem', curve)
    curve.materials.append(stem_material)
    bpy.context.collection.objects.link(stem)
    stem.parent = root
    for index in range(leaves):
        share = 0.08 + 0.92 * (index // 2) / (leaves // 2)
        at = path[min(13, int(share * 13))]
        size = (0.05 + 0.018 * chance.random()) * (1 - 0.35 * share)
        vertices, faces = [], []
        for step in range(9):
            t = step / 8
            half = 0.13 * math.sin(math.pi * min(1, t * 0.96 + 0.03)) ** 0.8
            droop = -0.16 * t * t
            vertices += [(t, -half, droop + 0.03), (t, 0, droop), (t, half, droop + 0.03)]
        for step in range(8):
            one = step * 3
            faces += [(one, one + 3, one + 4, one + 1), (one + 1, one + 4, one + 5, one + 2)]
        mesh = bpy.data.meshes.new('leaf')
        mesh.from_pydata([tuple(size * part for part in vertex) for vertex in vertices], [], faces)
        leaf = add(mesh, 'leaf', leaf_material if chance.random() < 0.72 else back_material, 2)
        leaf.parent = root
        side = 1 if index % 2 else -1
        put(leaf, *at, turn=(chance.uniform(-45, 45), chance.uniform(-30, 8), side * chance.uniform(30, 62) if index < leaves - 1 else 0))
        if index % 6 == 2:
            built = bmesh.new()
            bmesh.ops.create_uvsphere(built, u_segments=24, v_segments=16, radius=0.0085)
            for vertex in built.verts:
                vertex.co.x *= 1.35
            ball = bpy.data.meshes.new('olive')
            built.to_mesh(ball)
            olive = add(ball, 'olive', fruit, 1)
            olive.parent = root
            put(olive, at.x + 0.008, at.y + side * 0.014, max(0.0085, at.z - 0.006), (0, 0, chance.uniform(0, 90)))
    return put(root, x, y, z, turn)


def area(name, power, colour, size, at, towards, spread=180):
    light = bpy.data.lights.new(name, 'AREA')
    light.energy, light.color, light.shape = power, colour, 'RECTANGLE'
    light.size, light.size_y = size
    light.spread = math.radians(spread)
    thing = bpy.data.objects.new(name, light)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def camera(at, towards, lens, stop, sharp):
    shot = bpy.data.cameras.new('camera')
    shot.lens, shot.sensor_width = lens, 36
    shot.dof.use_dof = stop is not None
    if stop:
        shot.dof.aperture_fstop = stop
        shot.dof.aperture_blades = 9
        shot.dof.focus_distance = (Vector(sharp) - Vector(at)).length
    thing = bpy.data.objects.new('camera', shot)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = thing


def plane(name, material, wide, at, turn=(0, 0, 0)):
    built = bmesh.new()
    bmesh.ops.create_grid(built, x_segments=1, y_segments=1, size=wide / 2)
    mesh = bpy.data.meshes.new(name)
    built.to_mesh(mesh)
    return put(add(mesh, name, material, 0), *at, turn=turn)


def sky(colour, strength):
    world = bpy.data.worlds.new('world')
    world.use_nodes = True
    ground = world.node_tree.nodes['Background']
    ground.inputs['Color'].default_value = (*colour, 1)
    ground.inputs['Strength'].default_value = strength
    bpy.context.scene.world = world


def table():
    plane('table', wood('oak', (0.075, 0.038, 0.018), (0.24, 0.135, 0.065)), 3, (0, 0, 0))
    plane('wall', plain('lime', (0.60, 0.50, 0.38), 0.95, 0.4, 30), 6, (0, 1.6, 0), (90, 0, 0))
    cream, albero, cobalt = glaze('cream', CREAM), glaze('albero', ALBERO, 0.8), glaze('cobalt', COBALT, 0.2)
    put(plate('plate', PLATE, cream, 1), 0.0, 0.0)
    put(plate('side', SIDE_PLATE, albero, 2), 0.0, 0.0, 0.0125, (0.6, 0, 40))
    put(bowl('bowl', BOWL, 0.062, cream, 3), 0.004, 0.002, 0.025, (0, 0.6, 80))
    put(cup('cup', CUP, 0.085, cobalt, 4), 0.185, 0.15, 0, (0, 0, 30))
    put(plate('far plate', PLATE, cream, 5), -0.10, 0.46)
    put(plate('far side', SIDE_PLATE, albero, 6), -0.10, 0.46, 0.0125)
    put(bowl('far bowl', 0.19, 0.085, cream, 7), 0.24, 0.46)
    put(cup('far cup', CUP, 0.085, cobalt, 8), -0.27, 0.28)
    napkin = linen('linen', (0.70, 0.62, 0.50))
    for sheet in cloth('napkin', napkin, 0.13, 0.24, 3, 3):
        put(sheet, -0.20, -0.01, 0, (0, 0, 9))
    branch(-0.235, -0.10, 0.014, (0, 0, 74), 5, 26, 0.22)
    peel = plain('peel', (0.83, 0.56, 0.035), 0.36, 0.25, 900, 0.06)
    put(lemon('lemon', peel, 1), 0.19, 0.005, 0.034, (88, 0, 35))
    put(lemon('lemon', peel, 2, 0.043), 0.25, 0.075, 0.032, (90, 0, 110))
    area('window', 55, (1.0, 0.82, 0.60), (1.0, 1.3), (-1.4, 0.85, 1.1), (0, 0.1, 0))
    area('fill', 5, (0.85, 0.92, 1.0), (2.5, 2.0), (1.8, -1.2, 1.5), (0, 0.2, 0))
    sky((0.95, 0.92, 0.88), 0.24)
    camera((0.07, -0.95, 0.50), (0.0, 0.085, 0.025), 68, 1.9, (0.0, -0.06, 0.06))


def stack():
    ground = plain('plaster', (0.60, 0.47, 0.33), 0.9, 0.35, 40)
    plane('ground', ground, 4, (0, 0, 0))
    plane('wall', ground, 4, (0, 0.75, 0), (90, 0, 0))
    cream, albero, cobalt = glaze('cream', CREAM), glaze('albero', ALBERO, 0.8), glaze('cobalt', COBALT, 0.2)
    up = 0.0
    for index, (material, turn) in enumerate([(cream, 0), (albero, 70), (cream, 150), (cobalt, 220), (cream, 300)]):
        put(plate('plate', PLATE, material, 20 + index), 0.002 * math.sin(turn), 0.002 * math.cos(turn), up, (0, 0, turn))
        up += 0.0155
    for index, material in enumerate((albero, cream)):
        put(bowl('bowl', 0.165, 0.066, material, 30 + index), 0.003 * index, 0, up - 0.003, (0.8 * index, 0, 50 * index))
        up += 0.022
    put(cup('cup', CUP, 0.085, cobalt, 41), 0.195, -0.04)
    put(cup('cup', CUP, 0.085, cream, 42), 0.235, 0.085, 0, (0, 0, 80))
    branch(-0.30, -0.15, 0.004, (0, 0, 14), 9, 26, 0.24)
    area('window', 56, (1.0, 0.84, 0.64), (0.8, 1.0), (-1.25, -0.2, 0.95), (0, 0.05, 0.08))
    area('fill', 8, (0.86, 0.92, 1.0), (2.5, 2.0), (1.8, -1.4, 1.2), (0, 0.1, 0.05))
    sky((0.96, 0.93, 0.88), 0.26)
    camera((0.12, -1.18, 0.36), (0.03, 0.02, 0.072), 90, 2.4, (0.0, -0.12, 0.06))


def whole_plate():
    ground = plain('clay slip', (0.36, 0.115, 0.05), 0.92, 0.5, 60)
    plane('ground', ground, 4, (0, 0, 0))
    white = glaze('white', (0.82, 0.78, 0.68), 0.9, CLAY, ((0.088, 0.0915), (0.1175, 0.129)))
    put(plate('plate', PLATE, white, 61), 0, 0)
    put(cup('cup', CUP, 0.085, glaze('cobalt', COBALT, 0.2), 62), 0.185, 0.150)
    napkin = linen('linen', (0.72, 0.64, 0.52))
    for sheet in cloth('napkin', napkin, 0.13, 0.30, 2, 8):
        put(sheet, -0.20, 0.02, 0, (0, 0, -7))
    branch(0.155, -0.20, 0.004, (0, 0, 74), 12, 24, 0.22)
    area('window', 46, (1.0, 0.85, 0.66), (0.6, 0.8), (-1.1, 0.55, 0.85), (0, 0, 0))
    area('fill', 6, (0.88, 0.93, 1.0), (2.2, 2.2), (1.4, -1.0, 1.6), (0, 0, 0))
    sky((0.96, 0.94, 0.90), 0.24)
    camera((0, -0.10, 1.42), (0, 0.004, 0), 98, 5.6, (0, 0, 0.02))


SCENES = {'table': table, 'stack': stack, 'plate': whole_plate}

if __name__ == '__main__':
    name, path, side, samples = sys.argv[sys.argv.index('--') + 1:]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    SCENES[name]()
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples = int(samples)
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.max_bounces = 5
    scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 3, 2
    scene.render.resolution_x = scene.render.resolution_y = int(side)
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = 0.6
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
