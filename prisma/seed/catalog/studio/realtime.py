"""Fit exported GLB models for a viewer that draws in real time:  python3 studio/realtime.py models/*.glb

Two things a path tracer does that a rasterizer cannot: carry light about inside a stone, and roll
bright gold off into yellow.  So every stone gets a mirror of its own facets inside (each facet with a
brightness of its own, as total reflection gives it) behind a clear skin, and the metals get
the colour that they have in the photographs.  Needs numpy alone; running it again changes nothing.
"""
import sys, json, struct
import numpy as np

# linear base colour, roughness: as the photographs show the metals after their tone curve
METALS = {
    'gold22': ((.94, .565, .135), .13),
    'gold18': ((.93, .60, .225), .12),
    'rose18': ((.93, .60, .46), .12),
    'white18': ((.70, .69, .67), .10),
    'silver': ((.80, .805, .815), .12),
}
# colour of the light that comes back out of the stone; ior of its skin, lower than true so that the inside shows
STONES = {
    'diamond': ((1, 1, 1), 1.75),
    'ruby': ((.50, .010, .030), 1.6),
    'emerald': ((.03, .50, .18), 1.5),
    'sapphire': ((.03, .075, .56), 1.6),
}
INSIDE = ' inside'
FINE, LARGE = .0016, .0033      # metres: sizes of stones that the eye looks into
TILT = .10


def read(path):
    d = open(path, 'rb').read(); n = struct.unpack('<I', d[12:16])[0]
    return json.loads(d[20:20 + n]), bytearray(d[28 + n:])


def write(path, js, data):
    data += b'\0' * (-len(data) % 4); js['buffers'] = [{'byteLength': len(data)}]
    j = json.dumps(js, separators=(',', ':')).encode(); j += b' ' * (-len(j) % 4)
    head = struct.pack('<4sII', b'glTF', 2, 28 + len(j) + len(data))
    open(path, 'wb').write(head + struct.pack('<I4s', len(j), b'JSON') + j + struct.pack('<I4s', len(data), b'BIN\0') + data)


def values(js, data, index):
    a = js['accessors'][index]; v = js['bufferViews'][a['bufferView']]
    dtype = {5123: np.uint16, 5125: np.uint32, 5126: np.float32}[a['componentType']]
    width = {'SCALAR': 1, 'VEC3': 3}[a['type']]
    out = np.frombuffer(bytes(data), dtype, a['count'] * width, v.get('byteOffset', 0) + a.get('byteOffset', 0))
    return out.reshape(-1, width) if width > 1 else out


def add(js, data, array, kind, stride=None, **more):
    data += b'\0' * (-len(data) % 4); js['bufferViews'].append({'buffer': 0, 'byteOffset': len(data), 'byteLength': array.nbytes})
    if stride: js['bufferViews'][-1]['byteStride'] = stride                    # bytes are padded to four
    data += array.tobytes()
    component = {'int8': 5120, 'uint8': 5121, 'uint16': 5123, 'uint32': 5125, 'float32': 5126}[array.dtype.name]
    small = {'normalized': True} if component < 5123 else {}
    js['accessors'].append({'bufferView': len(js['bufferViews']) - 1, 'componentType': component, 'count': len(array), 'type': kind, **small, **more})
    return len(js['accessors']) - 1


def stones_of(P, T):
    """Number of the stone that each vertex belongs to: corners that meet belong together."""
    _, weld = np.unique(np.round(P * 1e7).astype(np.int64), axis=0, return_inverse=True); weld = weld.ravel()
    label = np.arange(weld.max() + 1); W = weld[T]
    while True:
        low = label[W].min(1); new = label.copy()
        for k in range(3): np.minimum.at(new, W[:, k], low)
        if (new == label).all(): return np.unique(label[weld], return_inverse=True)[1].ravel()
        label = new


def shards(corners, stone, size):
    """Triangles of the larger stones broken up, as their facets mirror one another: once, and once more in the largest."""
    whole = np.ones(len(corners), bool)
    for least in FINE, LARGE:
        cut = size[stone] > least
        a, b, c = np.moveaxis(corners[cut], 1, 0); ab, bc, ca = (a + b) / 2, (b + c) / 2, (c + a) / 2
        parts = [np.stack(x, 1) for x in ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))]
        corners = np.concatenate([corners[~cut], *parts]); stone = np.concatenate([stone[~cut], *[stone[cut]] * 4])
        whole = np.concatenate([whole[~cut], np.zeros(4 * cut.sum(), bool)])
    return corners, stone, whole


def inside(P, T, clear):
    """Corners, their places, normals and colours of the mirror inside: no two shards throw back the same light."""
    stone = stones_of(P, T); size = np.array([np.ptp(P[stone == s], axis=0).max() for s in range(stone.max() + 1)])
    corners, stone, whole = shards(P[T][:, ::-1], stone[T[:, 0]], size)           # seen from within
    normal = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-20)
    of = np.where(whole, -1, np.arange(len(corners)))                             # a shard is a facet of its own
    _, facet = np.unique(np.column_stack([stone, of, np.round(normal * 50)]), axis=0, return_inverse=True)
    facet = facet.ravel(); n = facet.max() + 1; g = np.random.default_rng(7)
    tilted = normal + g.normal(0, TILT, (n, 3))[facet]; tilted /= np.linalg.norm(tilted, axis=1, keepdims=True)
    light = g.choice([.04, .14, .35, .7, 1.0] if clear else [.2, .35, .55, .8, 1.0], n, p=[.14, .19, .22, .23, .22])
    tint = np.ones((n, 3))
    if clear:      # a little fire: here and there a facet splits the light
        hue = np.array([[1, .80, .62], [.66, .82, 1], [.86, 1, .84], [1, .74, .80]])
        fire = g.random(n) < .14; tint[fire] = hue[g.integers(0, len(hue), fire.sum())]
    rgb = np.round(light[:, None] * tint * 255)[facet]; row = np.column_stack([np.round(tilted * 127), rgb])
    full = np.column_stack([corners.reshape(-1, 3), np.repeat(row, 3, axis=0)])
    full, corner = np.unique(full, axis=0, return_inverse=True); fourth = np.zeros((len(full), 1))
    return (corner.ravel().astype(np.uint16 if len(full) < 65535 else np.uint32), full[:, :3].astype(np.float32),
            np.hstack([full[:, 3:6], fourth]).astype(np.int8), np.hstack([full[:, 6:], fourth + 255]).astype(np.uint8), float(np.median(size)))


def fit(path):
    js, data = read(path); names = [m['name'].split('.')[0] for m in js['materials']]
    if any(n.endswith(INSIDE) for n in names): return
    for m, name in zip(js['materials'], names):
        if name in METALS:
            colour, rough = METALS[name]
            m['pbrMetallicRoughness'] = {'baseColorFactor': [*colour, 1], 'roughnessFactor': rough}
    for mesh in js['meshes']:
        p = mesh['primitives'][0]; name = names[p['material']]
        if name not in STONES: continue
        colour, ior = STONES[name]; clear = min(colour) > .9
        P, T = values(js, data, p['attributes']['POSITION']), values(js, data, p['indices']).reshape(-1, 3)
        corner, places, normals, rgba, size = inside(P, T, clear)
        js['materials'].append({'name': name + INSIDE, 'pbrMetallicRoughness': {'baseColorFactor': [*colour, 1], 'roughnessFactor': .03}})
        mesh['primitives'].append({'indices': add(js, data, corner, 'SCALAR'), 'material': len(js['materials']) - 1, 'attributes': {
            'POSITION': add(js, data, places, 'VEC3', min=places.min(0).tolist(), max=places.max(0).tolist()),
            'NORMAL': add(js, data, normals, 'VEC3', stride=4), 'COLOR_0': add(js, data, rgba, 'VEC4')}})
        js['extensionsUsed'] = sorted({*js['extensionsUsed'], 'KHR_mesh_quantization'}); js['extensionsRequired'] = ['KHR_mesh_quantization']
        skin = js['materials'][p['material']]
        skin['pbrMetallicRoughness'] = {'baseColorFactor': [1, 1, 1, 1], 'metallicFactor': 0, 'roughnessFactor': 0}
        skin['extensions'] = {'KHR_materials_transmission': {'transmissionFactor': 1}, 'KHR_materials_ior': {'ior': ior},
                              'KHR_materials_volume': {'thicknessFactor': round(size * .2, 6)}}
    write(path, js, data)
    print(path, len(data) // 1024, 'KB')


if __name__ == '__main__':
    for path in sys.argv[1:]: fit(path)
