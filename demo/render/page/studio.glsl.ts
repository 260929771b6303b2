/**
 * The photographic studio, as a function of place and direction. Space is scaled so that the product fits the unit
 * sphere; `studioFrame` turns it so that the camera stands at +z. Panels have real places, so flat faces show
 * gradients. `cone` widens every edge and stands for the roughness of the surface that looks at the studio.
 */
export const STUDIO_GLSL = /* glsl */ `
uniform mat3 studioFrame;
uniform vec4 plane;        // normal and offset of the floor, wall or ceiling
uniform vec3 planeOrigin;
uniform vec3 planeU;
uniform vec3 planeV;
uniform vec2 planeSize;    // half extents covered by the shadow map
uniform sampler2D planeLight;
uniform float planeLit;
uniform float onWall;      // 1 when the plane is a wall
uniform float fromAbove;   // 1 when the camera looks straight down
uniform float glance;      // where the wall's own mirror image of the camera lies, as an angle

const float TILE = .915;

float soft(float x, float s) { return smoothstep(-1.7 * s, 1.7 * s, x); }

float panel(vec3 p, vec3 d, vec3 c, vec3 u, vec3 v, float hu, float hv, float cone) {
  vec3 n = cross(u, v);
  float t = dot(c - p, n) / dot(d, n);
  if (!(t > 0.)) return 0.;
  vec3 q = p + d * t - c;
  float s = t * cone + .035;
  float a = dot(q, u), b = dot(q, v);
  return (soft(hu - a, s) + soft(hu + a, s) - 1.) * (soft(hv - b, s) + soft(hv + b, s) - 1.);
}

/** Panel standing upright at an angle around the product (0 is the camera, positive to its right). */
float standing(vec3 p, vec3 d, float angle, float far, float y, float lean, float hu, float hv, float cone) {
  vec3 out_ = vec3(sin(angle), 0., cos(angle));
  vec3 u = vec3(out_.z, 0., -out_.x);
  vec3 v = normalize(vec3(0., 1., 0.) - out_ * lean);
  return panel(p, d, out_ * far + vec3(0., y, 0.), u, v, hu, hv, cone);
}

vec3 room(vec3 p, vec3 d, float cone) {
  vec3 o = studioFrame * p, e = studioFrame * d;
  float level = length(e.xz) + 1e-4;
  float ahead = e.z / level;
  float wide = .05 + cone * 1.6;
  float base = mix(.12, .52, smoothstep(-.6, .9, e.y));
  // The backdrop behind the product glows; dark cards stand between it and the lights.
  float behind = soft(-.9 - ahead, wide * .5) * smoothstep(1., .6, abs(e.y));
  base = mix(base, .9, behind * (1. - onWall));
  float card = soft(-.32 - ahead, wide) * soft(ahead + .93, wide) * smoothstep(.95, .7, abs(e.y));
  base *= 1. - .86 * card * (1. - onWall);
  vec3 light = vec3(base) * vec3(.985, .995, 1.01);
  // Overhead, in front of the wall when there is one.
  // Seen from straight above it would blind every level surface, so it moves back and dims.
  vec3 above = vec3(-.4 * fromAbove, 2.7, .1 + 1.5 * onWall - 1.15 * fromAbove);
  light = mix(light, vec3(2.4 - .15 * fromAbove), panel(o, e, above, vec3(1., 0., 0.), vec3(0., 0., -1.), 1.5, 1.2, cone + .18 * fromAbove));
  // Sloping reflector above and behind, for level surfaces seen from above.
  light = mix(light, vec3(1.25), .85 * panel(o, e, vec3(0., 2.3, -2.5), vec3(1., 0., 0.), normalize(vec3(0., .72, .69)), 2.1, 1.1, cone + .06) * (1. - onWall));
  // Soft front light above the camera, so that faces turned to the viewer keep their form.
  light += vec3(.36 + .2 * onWall) * panel(o, e, vec3(.2, 1.7, 3.), vec3(1., 0., 0.), normalize(vec3(0., .86, -.5)), 1.5, .8, cone + .12);
  float turn = 1. - .34 * onWall;
  light = mix(light, vec3(3.3, 3.28, 3.22), standing(o, e, -1.05 * turn, 2.9, .55 + .75 * onWall, .12, .72 - .1 * onWall, 1.75 - .8 * onWall, cone));
  // Large dim reflector on the right with a bright strip beyond it.
  light = mix(light, vec3(1.15, 1.17, 1.2) * (1. + .2 * onWall), (.9 - .15 * onWall) * standing(o, e, mix(.74, glance - .05, onWall), 3., .2, .05, .52 + .2 * onWall, 1.5, cone + .05 + .1 * onWall));
  light = mix(light, vec3(2.5, 2.54, 2.6), standing(o, e, mix(1.12, glance + .24, onWall), 3.1, .5 + .3 * onWall, .05, .34 - .08 * onWall, 1.8 - .3 * onWall, cone));
  light = mix(light, vec3(1.5), standing(o, e, 1.66, 2.6, .4, 0., .12, 1.5, cone));
  light = mix(light, vec3(1.9), standing(o, e, -2.35, 2.6, .5, 0., .16, 1.5, cone));
  light = mix(light, vec3(1.9), standing(o, e, 2.3, 2.6, .5, 0., .2, 1.5, cone));
  return light;
}

float planeShade(vec3 h) {
  vec2 uv = vec2(dot(h - planeOrigin, planeU), dot(h - planeOrigin, planeV)) / planeSize * .5 + .5;
  float edge = 1. - smoothstep(.55, 1., length(uv - .5) * 2.);
  return 1. - texture(planeLight, uv).r * edge * planeLit;
}

/** Distance to the floor, wall or ceiling, or a negative number. */
float planeDistance(vec3 p, vec3 d) {
  float facing = dot(plane.xyz, d);
  return abs(facing) < 1e-5 ? -1. : (plane.w - dot(plane.xyz, p)) / facing;
}

/** Everything but the product itself: the room, and the table or wall the product is on. */
vec3 studio(vec3 p, vec3 d, float cone) {
  vec3 light = room(p, d, cone);
  float t = planeDistance(p, d);
  if (t <= 0. || dot(plane.xyz, d) >= 0.) return light;
  vec3 h = p + d * t;
  float far = length(h - planeOrigin);
  float shown = mix(.8 * soft(1.15 - far, .35 + cone * t), (.25 + .7 * soft(1.25 - far, .45 + cone * t)) * soft(6. - far, 1.), onWall) * smoothstep(0., .02 + cone, -dot(plane.xyz, d));
  // A polished body would melt into a white table or wall: a grey card lies before that, which rough surfaces do not make out.
  float polish = smoothstep(.3, .02, cone);
  float onFloor = mix(.4, .73, smoothstep(.1, 1.1, far));
  float beforeWall = mix(.56, .98, smoothstep(.08, .5, far)) * mix(1., .5, smoothstep(.6, 1.3, far));
  float gradient = mix(1., mix(onFloor, beforeWall, onWall), polish);
  return mix(light, vec3(TILE * planeShade(h) * gradient), shown);
}
`

/** What a looking glass shows. */
export const LOOKING_GLASS_GLSL = /* glsl */ `
float within(float x, float from, float to, float blur) {
  return smoothstep(from - blur, from + blur, x) * smoothstep(to + blur, to - blur, x);
}

/**
 * The far wall of a plain room, in millimetres round the point that the middle of the glass shows: a window on the
 * right, a dark doorway on the left, timber below. It is laid out for the eye, so that every glass shows both.
 */
vec3 lookingGlass(vec3 p, vec3 d, vec3 middle) {
  const float FAR = 3400.;
  vec2 q = p.xy + (d.xy / max(d.z, .05) - middle.xy / max(middle.z, .05)) * FAR;
  float side = smoothstep(-1300., 1300., q.x);
  vec3 seen = vec3(.74, .73, .71) * mix(.7, 1.08, side) * mix(.9, 1.04, smoothstep(-900., 900., q.y));
  vec3 hall = vec3(.16, .155, .15) * mix(.7, 1.5, smoothstep(-700., 700., q.y)) * mix(.8, 1.2, smoothstep(-640., -190., q.x));
  float ajar = within(q.x, -640., -190., 6.) * smoothstep(566., 554., q.y);
  float frame = within(q.x, -700., -130., 5.) * smoothstep(625., 615., q.y);
  seen = mix(mix(seen, vec3(.84, .835, .82) * mix(.8, 1.05, side), frame), hall, ajar);
  float glow = exp(-pow(max(0., length(max(abs(q - vec2(430., 330.)) - vec2(200., 420.), 0.))) / 260., 1.4));
  seen = mix(seen, seen * 1.12 + .04, glow);
  float pane = within(q.x, 190., 660., 6.) * within(q.y, -130., 760., 6.);
  float sash = within(q.x, 150., 700., 5.) * within(q.y, -170., 800., 5.);
  float bars = max(within(q.x, 418., 434., 4.), within(q.y, 300., 316., 4.));
  vec3 sky = mix(vec3(1.06, 1.09, 1.1), vec3(1.22, 1.23, 1.23), smoothstep(-130., 760., q.y));
  seen = mix(mix(seen, vec3(.9), sash), mix(sky, vec3(.86), bars), pane);
  float floor_ = smoothstep(-795., -805., q.y);
  float skirting = within(q.y, -800., -690., 4.) * (1. - ajar);
  seen = mix(seen, vec3(.82) * mix(.78, 1.04, side), skirting);
  float depth = (-800. - q.y) / 500.;
  vec3 boards = vec3(.44, .35, .26) * mix(.75, 1.25, side) * mix(1., .82, depth);
  float lines = smoothstep(5., 1., abs(fract((q.x / (1. + depth * .5)) / 150.) - .5) * 150. - 70.);
  return mix(seen, boards * mix(.82, 1., lines), floor_);
}
`

export const TRACE_GLSL = /* glsl */ `
uniform sampler2D treeNodes;
uniform sampler2D treeTriangles;
uniform sampler2D treeNormals;
uniform int nodeCount;

vec4 node(int i) { return texelFetch(treeNodes, ivec2(i & 1023, i >> 10), 0); }
vec4 corner(int i) { return texelFetch(treeTriangles, ivec2(i & 1023, i >> 10), 0); }
vec4 cornerNormal(int i) { return texelFetch(treeNormals, ivec2(i & 1023, i >> 10), 0); }

bool hitTriangle(int k, vec3 ro, vec3 rd, float near, inout float best, inout vec2 bary) {
  vec3 p = corner(k * 3).xyz, e1 = corner(k * 3 + 1).xyz, e2 = corner(k * 3 + 2).xyz;
  vec3 h = cross(rd, e2);
  float inv = 1. / dot(e1, h);
  vec3 q = ro - p;
  float u = dot(q, h) * inv;
  vec3 w = cross(q, e1);
  float v = dot(rd, w) * inv;
  float t = dot(e2, w) * inv;
  if (!(u >= 0. && v >= 0. && u + v <= 1. && t > near && t < best)) return false;
  best = t;
  bary = vec2(u, v);
  return true;
}

/** Nearest triangle along a ray, or -1. */
int nearest(vec3 ro, vec3 rd, float near, inout float best, out vec2 bary) {
  vec3 inv = 1. / rd;
  int found = -1, i = 0;
  while (i < nodeCount) {
    vec4 a = node(i * 2), b = node(i * 2 + 1);
    vec3 t0 = (a.xyz - ro) * inv, t1 = (b.xyz - ro) * inv;
    vec3 lo = min(t0, t1), hi = max(t0, t1);
    if (max(max(lo.x, lo.y), max(lo.z, 0.)) > min(min(hi.x, hi.y), min(hi.z, best))) { i = int(a.w); continue; }
    if (b.w >= 0.) {
      int leaf = int(b.w), first = leaf >> 3, last = first + (leaf & 7);
      for (int k = first; k < last; k++) if (hitTriangle(k, ro, rd, near, best, bary)) found = k;
    }
    i++;
  }
  return found;
}

bool blocked(vec3 ro, vec3 rd, float near, float far) {
  vec3 inv = 1. / rd;
  int i = 0;
  while (i < nodeCount) {
    vec4 a = node(i * 2), b = node(i * 2 + 1);
    vec3 t0 = (a.xyz - ro) * inv, t1 = (b.xyz - ro) * inv;
    vec3 lo = min(t0, t1), hi = max(t0, t1);
    if (max(max(lo.x, lo.y), max(lo.z, 0.)) > min(min(hi.x, hi.y), min(hi.z, far))) { i = int(a.w); continue; }
    if (b.w >= 0.) {
      int leaf = int(b.w), first = leaf >> 3, last = first + (leaf & 7);
      vec2 bary;
      float best = far;
      for (int k = first; k < last; k++) if (hitTriangle(k, ro, rd, near, best, bary)) return true;
    }
    i++;
  }
  return false;
}
`

/** Evenly spread sample points and the frames to turn them with. */
export const SAMPLING_GLSL = /* glsl */ `
vec2 spread(int i) {
  return fract(vec2(.5) + float(i + 1) * vec2(.7548776662466927, .5698402909980532));
}

mat3 frameAround(vec3 n) {
  float s = n.z >= 0. ? 1. : -1.;
  float a = -1. / (s + n.z);
  float b = n.x * n.y * a;
  return mat3(vec3(1. + s * n.x * n.x * a, s * b, -s * n.x), vec3(b, s + n.y * n.y * a, -n.y), n);
}

vec3 cosineDirection(vec2 u) {
  float r = sqrt(u.x), a = 6.2831853 * u.y;
  return vec3(r * cos(a), r * sin(a), sqrt(max(0., 1. - u.x)));
}

vec2 panorama(vec3 d) {
  return vec2(atan(d.x, d.z) * .15915494 + .5, asin(clamp(d.y, -1., 1.)) * .31830989 + .5);
}

vec3 fromPanorama(vec2 uv) {
  float a = (uv.x - .5) * 6.2831853, e = (uv.y - .5) * 3.1415927;
  return vec3(sin(a) * cos(e), sin(e), cos(a) * cos(e));
}
`

/** What every shader starts with. */
export const HEAD = /* glsl */ `precision highp float;
precision highp int;
precision highp sampler2D;
`
