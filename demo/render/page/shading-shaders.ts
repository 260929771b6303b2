import { HEAD, LOOKING_GLASS_GLSL, SAMPLING_GLSL, STUDIO_GLSL } from './studio.glsl.ts'

const LOOKUP_GLSL = /* glsl */ `
uniform sampler2D placeMap;
uniform sampler2D normalMap;
uniform sampler2D occlusionMap;
uniform sampler2D hitMap;
uniform sampler2D hitNormalMap;
uniform int side;
uniform int coarse;

/** Occlusion, known for a pixel in so many, from the nearest ones that belong to the same surface. */
vec4 occlusionAt(ivec2 px, vec3 place, vec3 n) {
  vec2 at = (vec2(px) + .5) / float(coarse) - .5;
  ivec2 middle = ivec2(floor(at + .5));
  vec4 sum = vec4(0.);
  float weights = 0.;
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    ivec2 q = clamp(middle + ivec2(x, y), ivec2(0), ivec2(side / coarse - 1));
    vec4 other = texelFetch(placeMap, q * coarse, 0);
    if (other.w < .5) continue;
    vec3 m = texelFetch(normalMap, q * coarse, 0).xyz;
    vec2 away = at - vec2(q);
    float w = exp(-dot(away, away) * 1.6);
    w *= smoothstep(.5, .95, dot(n, m)) * smoothstep(.03, .004, abs(dot(other.xyz - place, n))) + 1e-3;
    sum += w * texelFetch(occlusionMap, q, 0);
    weights += w;
  }
  return weights > 0. ? sum / weights : vec4(1., 0., 0., 1.);
}

ivec2 beside(int i) {
  return ivec2(i == 1 ? 1 : i == 2 ? -1 : 0, i == 3 ? 1 : i == 4 ? -1 : 0);
}

/** Whether the mirror image has no edge around this pixel. */
bool mirrorIsEven(ivec2 px) {
  float role = texelFetch(hitMap, px, 0).w;
  vec3 n = texelFetch(hitNormalMap, px, 0).xyz;
  for (int i = 1; i < 5; i++) {
    ivec2 q = px + beside(i);
    float other = texelFetch(hitMap, q, 0).w;
    if ((other > .5) != (role > .5)) return false;
    if (role > .5 && dot(n, texelFetch(hitNormalMap, q, 0).xyz) < .9) return false;
  }
  return true;
}
`

/** Once a view: occlusion for every pixel, and whether its mirror image is free of edges. */
export const GATHER_FRAGMENT = /* glsl */ `${HEAD}${LOOKUP_GLSL}
out vec4 colour;
void main() {
  ivec2 px = ivec2(gl_FragCoord.xy);
  vec4 place = texelFetch(placeMap, px, 0);
  if (place.w < .5) { colour = vec4(1., 0., 0., 1.); return; }
  vec4 shade = occlusionAt(px, place.xyz, texelFetch(normalMap, px, 0).xyz);
  colour = vec4(shade.rgb, mirrorIsEven(px) ? 1. : 0.);
}
`

/** Clear panes over the finished picture: a green edge, a faint body and the studio on their faces. */
export const GLASS_FRAGMENT = /* glsl */ `${HEAD}${STUDIO_GLSL}
uniform sampler2D source;
uniform sampler2D placeMap;
uniform sampler2D glassPlaceMap;
uniform sampler2D glassNormalMap;
uniform vec3 eye;
uniform int side;
out vec4 colour;
void main() {
  ivec2 px = ivec2(gl_FragCoord.xy);
  vec3 under = texelFetch(source, px, 0).rgb;
  float covered = 0.;
  vec3 p = vec3(0.), n = vec3(0.);
  for (int i = 0; i < 4; i++) {
    ivec2 q = px + ivec2(i & 1, i >> 1) * side;
    vec4 place = texelFetch(glassPlaceMap, q, 0);
    if (place.w < .5) continue;
    vec4 solid = texelFetch(placeMap, q, 0);
    if (solid.w > .5 && distance(solid.xyz, eye) < distance(place.xyz, eye) - .002) continue;
    covered += .25;
    p += place.xyz;
    n += texelFetch(glassNormalMap, q, 0).xyz;
  }
  if (covered < .1) { colour = vec4(under, 1.); return; }
  p /= covered * 4.;
  n = normalize(n);
  vec3 view = normalize(eye - p);
  float edge = pow(1. - abs(dot(n, view)), 5.);
  float side = smoothstep(.75, .3, abs(n.y));
  vec3 tint = mix(vec3(.915, .955, .945), vec3(.45, .63, .58), side);
  vec3 shine = studio(p, reflect(-view, n), .02) * (.06 + .7 * edge);
  vec3 seen = under * tint + shine * .34;
  colour = vec4(mix(under, min(seen, vec3(.985)), covered), 1.);
}
`

const BACKDROP_GLSL = /* glsl */ `
uniform mat4 fromClip;
uniform vec3 eye;

/** The tile behind the product, already encoded, with the shadow the product throws on it. */
vec3 backdrop(vec2 ndc) {
  vec3 tile = vec3(246., 245., 243.) / 255.;
  vec4 far = fromClip * vec4(ndc, 1., 1.);
  vec3 d = normalize(far.xyz / far.w - eye);
  float t = planeDistance(eye, d);
  if (t <= 0. || dot(plane.xyz, d) >= 0.) return tile;
  float shade = 1. - planeShade(eye + d * t);
  vec2 rim = smoothstep(vec2(1.), vec2(.82), abs(ndc));
  shade = max(0., shade * 1.03 - .012) * rim.x * rim.y;
  shade *= mix(plane.y < 0. ? .6 : 1., .5 + .42 * shade, onWall);
  return tile * (1. - shade * vec3(.51, .515, .52));
}
`

/** What is beside the product. */
export const BACKDROP_FRAGMENT = /* glsl */ `${HEAD}${STUDIO_GLSL}${BACKDROP_GLSL}
uniform float resolution;
out vec4 colour;
void main() { colour = vec4(backdrop(gl_FragCoord.xy / resolution * 2. - 1.), 1.); }
`

export const SHADE_FRAGMENT = /* glsl */ `${HEAD}${STUDIO_GLSL}${LOOKING_GLASS_GLSL}${SAMPLING_GLSL}${LOOKUP_GLSL}${BACKDROP_GLSL}
uniform sampler2D brushMap;
uniform sampler2D gatheredMap;
uniform sampler2D irradianceMap;
uniform vec4 materials[64];
uniform float resolution;
uniform float millimetres;
uniform float exposure;
out vec4 colour;

vec3 irradiance(vec3 n) { return texture(irradianceMap, panorama(n)).rgb; }

float cone(float roughness) { return roughness * roughness * 1.15 + roughness * .05; }

float hash(float n) { return fract(sin(n) * 43758.5453); }
float noise(float x) {
  float i = floor(x), f = fract(x);
  return mix(hash(i), hash(i + 1.), f * f * (3. - 2. * f));
}

/** Keeps base colours and rolls off highlights only, after the Khronos neutral tone mapper. */
vec3 neutral(vec3 c) {
  float least = min(c.r, min(c.g, c.b));
  c -= .5 * (least < .08 ? least - 6.25 * least * least : .04);
  float start = .78, peak = max(c.r, max(c.g, c.b));
  if (peak < start) return c;
  float d = 1. - start;
  float low = 1. - d * d / (peak + d - start);
  c *= low / peak;
  return mix(c, vec3(low), 1. - 1. / (.15 * (peak - low) + 1.));
}

vec3 encoded(vec3 c) {
  c = clamp(c, 0., 1.);
  return mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - .055, step(.0031308, c));
}

/** One thing a surface sees: a way to look into the studio, and what happens to that light on its way. */
struct Glance { vec3 from; vec3 to; float wide; vec3 tint; vec3 added; };

/** A point of the product as another part of the product sees it. */
Glance glanceAt(vec4 hit, vec3 n, vec3 d) {
  int role = int(hit.w) - 1;
  vec4 a = materials[role * 2], b = materials[role * 2 + 1];
  if (dot(n, d) > 0.) n = -n;
  float edge = pow(1. - abs(dot(n, d)), 5.);
  Glance glance = Glance(hit.xyz, reflect(d, n), max(.12, cone(b.x)), vec3(0.), vec3(0.));
  if (a.w > .5) {
    glance.tint = mix(a.rgb, vec3(1.), edge) * .82;
  } else {
    glance.tint = vec3(mix(.04, 1., edge * (1. - b.x)));
    glance.added = a.rgb * irradiance(n) * .8;
  }
  return glance;
}

/** The bend is how much the surface turns within the pixel. */
vec3 surface(ivec2 px, vec4 place, vec3 n, vec3 brush, float bend, bool even) {
  vec3 p = place.xyz;
  vec3 view = normalize(eye - p);
  if (dot(n, view) < 0.) n = normalize(n - view * (dot(n, view) - .01));
  int role = int(place.w) - 1;
  vec4 a = materials[role * 2], b = materials[role * 2 + 1];
  vec3 base = a.rgb;
  if (b.w > 2.5) {
    vec3 q = p * millimetres;
    float wave = noise(q.x * .004 + noise(q.y * .013) * 2.) * 3.;
    float streak = noise(q.y * .22 + wave + noise(q.x * .02 + q.y * .6) * .8) + .5 * noise(q.y * .9 + wave * 2. + q.z * .05);
    base *= 1. + .16 * (streak - .75);
  }
  bool metal = a.w > .5;
  float roughness = b.x, lines = b.y, glaze = b.z;
  vec4 shade = texelFetch(gatheredMap, px, 0);
  bool mirrorEven = shade.a > .5;
  if (!even) shade = occlusionAt(px, p, n);
  float edge = pow(1. - clamp(dot(n, view), 0., 1.), 5.);
  vec3 d = reflect(-view, n);
  bool sharp = roughness < .16 || glaze > .01;
  float wide = (glaze > .01 ? mix(cone(roughness), .012, glaze) : cone(roughness)) + bend;

  vec3 t = normalize(brush - n * dot(n, brush));
  vec3 across = cross(n, t);
  float grain = 0.;
  int count = 1;
  if (sharp) {
    if (!mirrorEven) count = 5;
  } else if (lines > .01) {
    count = 5;
    wide *= .8;
    float line = dot(p, across) * millimetres;
    grain = (noise(line * 2.1 + noise(dot(p, t) * millimetres * .02) * 9.) - .5) * (.05 + .05 * smoothstep(.75, .9, lines)) * lines;
  }
  vec3 sum = vec3(0.);
  float weights = 0.;
  for (int i = 0; i < count; i++) {
    Glance glance = Glance(p, d, wide, vec3(1.), vec3(0.));
    float w = i == 0 ? 2. : 1.;
    if (sharp) {
      ivec2 q = px + beside(i);
      vec4 hit = texelFetch(hitMap, q, 0);
      if (hit.w > .5) glance = glanceAt(hit, texelFetch(hitNormalMap, q, 0).xyz, d);
    } else if (lines > .01) {
      float k = float(i - 2);
      w = exp(-k * k * .32);
      glance.to = reflect(-view, normalize(n + across * (k * .11 * lines + grain)));
    }
    sum += w * (glance.added + glance.tint * studio(glance.from, glance.to, glance.wide));
    weights += w;
  }
  vec3 specular = sum / weights;
  if (b.w > .5 && b.w < 1.5) return base * 1.05;
  if (b.w > 1.5 && b.w < 2.5 && dot(n, plane.xyz) > .9) {
    return base * lookingGlass(p * millimetres, d, vec3(-eye.xy, eye.z));
  }
  vec3 light = irradiance(n);
  vec3 lit = light * shade.r + base * light * shade.g * .72;
  if (!sharp) specular = mix(specular, metal ? mix(base, vec3(dot(base, vec3(.3, .5, .2))), .55) * (irradiance(d) * .46 + light * (.3 + .66 * shade.r)) : base * lit * .8, shade.b);
  if (metal) return specular * mix(base, vec3(1.), edge * (1. - roughness));
  float f = .045 + (max(1. - roughness, .045) - .045) * edge;
  if (glaze > .01) f = mix(f, min(.04 + .96 * edge, .6), glaze);
  return base * lit * (1. - f) + specular * f;
}

void main() {
  ivec2 px = ivec2(gl_FragCoord.xy);
  vec2 ndc = gl_FragCoord.xy / resolution * 2. - 1.;
  float covered = 0., role = 0.;
  bool even = true;
  vec3 first = vec3(0.), mean = vec3(0.);
  for (int i = 0; i < 4; i++) {
    ivec2 q = px + ivec2(i & 1, i >> 1) * side;
    float other = texelFetch(placeMap, q, 0).w;
    vec3 n = texelFetch(normalMap, q, 0).xyz;
    covered += step(.5, other);
    if (other > .5) mean += n;
    if (i == 0) { role = other; first = n; }
    even = even && other == role && dot(n, first) > .997;
  }
  vec3 sum = vec3(0.);
  if (covered < 3.5) sum = backdrop(ndc) * (4. - covered);
  int count = covered < .5 ? 0 : even ? 1 : 4;
  float bend = covered < .5 ? 0. : 2.4 * sqrt(max(0., 1. - length(mean) / covered));
  for (int i = 0; i < count; i++) {
    ivec2 q = px + ivec2(i & 1, i >> 1) * side;
    vec4 place = texelFetch(placeMap, q, 0);
    if (place.w < .5) continue;
    vec3 n = texelFetch(normalMap, q, 0).xyz;
    sum += encoded(neutral(surface(px, place, n, texelFetch(brushMap, q, 0).xyz, bend, even) * exposure)) * (even ? 4. : 1.);
  }
  colour = vec4(sum * .25, 1.);
}
`
