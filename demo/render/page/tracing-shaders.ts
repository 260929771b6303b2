import { HEAD, SAMPLING_GLSL, STUDIO_GLSL, TRACE_GLSL } from './studio.glsl.ts'

export const QUAD_VERTEX = /* glsl */ `${HEAD}
in vec3 position;
void main() { gl_Position = vec4(position.xy, 0., 1.); }
`

export const GEOMETRY_VERTEX = /* glsl */ `${HEAD}
uniform mat4 viewProjection;
uniform vec2 jitter;
in vec3 position;
in vec3 normal;
in vec3 brush;
in float role;
out vec3 vPlace;
out vec3 vNormal;
out vec3 vBrush;
flat out float vRole;
void main() {
  vPlace = position;
  vNormal = normal;
  vBrush = brush;
  vRole = role;
  gl_Position = viewProjection * vec4(position, 1.);
  gl_Position.xy += jitter * gl_Position.w;
}
`

export const GEOMETRY_FRAGMENT = /* glsl */ `${HEAD}
in vec3 vPlace;
in vec3 vNormal;
in vec3 vBrush;
flat in float vRole;
layout(location = 0) out vec4 outPlace;
layout(location = 1) out vec4 outNormal;
layout(location = 2) out vec4 outBrush;
void main() {
  outPlace = vec4(vPlace, vRole + 1.);
  outNormal = vec4(normalize(vNormal), gl_FrontFacing ? 1. : -1.);
  outBrush = vec4(vBrush, 0.);
}
`

/** Light arriving from each direction, without the product. */
export const PANORAMA_FRAGMENT = /* glsl */ `${HEAD}${STUDIO_GLSL}${SAMPLING_GLSL}
out vec4 colour;
void main() {
  vec3 d = fromPanorama(gl_FragCoord.xy / vec2(64., 32.));
  colour = vec4(studio(vec3(0.), d, .08), 1.);
}
`

/** Light falling on an unobstructed surface, by the way it faces. */
export const IRRADIANCE_FRAGMENT = /* glsl */ `${HEAD}${SAMPLING_GLSL}
uniform sampler2D panoramaMap;
out vec4 colour;
void main() {
  vec3 n = fromPanorama(gl_FragCoord.xy / vec2(64., 32.));
  mat3 frame = frameAround(n);
  vec3 sum = vec3(0.);
  for (int i = 0; i < 512; i++) sum += texture(panoramaMap, panorama(frame * cosineDirection(spread(i)))).rgb;
  colour = vec4(sum / 512., 1.);
}
`

/** How much of its light each place on the floor or wall keeps. */
export const PLANE_FRAGMENT = /* glsl */ `${HEAD}${STUDIO_GLSL}${TRACE_GLSL}${SAMPLING_GLSL}
uniform sampler2D panoramaMap;
uniform float resolution;
out vec4 colour;
void main() {
  vec2 uv = gl_FragCoord.xy / resolution * 2. - 1.;
  vec3 p = planeOrigin + planeU * uv.x * planeSize.x + planeV * uv.y * planeSize.y + plane.xyz * .002;
  ivec2 px = ivec2(gl_FragCoord.xy);
  int pattern = (px.x & 3) + 4 * (px.y & 3);
  mat3 frame = mat3(planeU, planeV, plane.xyz);
  float kept = 0., total = 0.;
  for (int i = 0; i < 16; i++) {
    vec3 d = frame * cosineDirection(spread(i * 16 + pattern));
    float weight = dot(texture(panoramaMap, panorama(d)).rgb, vec3(.333));
    total += weight;
    // Light fills in behind what is far away, so that tall products do not darken the whole tile.
    if (!blocked(p, d, 1e-4, 1.1)) kept += weight;
  }
  colour = vec4(1. - kept / total);
}
`

/** Averages the sample pattern away: wide where the shadow is faint, narrow in the contact line. */
export const PLANE_BLUR_FRAGMENT = /* glsl */ `${HEAD}
uniform sampler2D source;
uniform vec2 direction;
uniform float resolution;
out vec4 colour;
void main() {
  vec2 uv = gl_FragCoord.xy / resolution;
  float own = texture(source, uv).r;
  float sigma = mix(9., 2.2, smoothstep(.2, .75, own));
  float sum = 0., weights = 0.;
  for (int i = -12; i <= 12; i++) {
    float w = exp(-float(i * i) / (2. * sigma * sigma));
    sum += w * texture(source, uv + direction * float(i) / resolution).r;
    weights += w;
  }
  colour = vec4(sum / weights);
}
`

/** Visible share of the light, share hidden by the product, and share of rough reflections that meet it. */
export const OCCLUSION_FRAGMENT = /* glsl */ `${HEAD}${STUDIO_GLSL}${TRACE_GLSL}${SAMPLING_GLSL}
uniform sampler2D placeMap;
uniform sampler2D normalMap;
uniform sampler2D panoramaMap;
uniform int coarse;
uniform vec3 eye;
uniform vec4 cutOut;       // middle and half of the size of what is cut out of a bench above the product; 0 without
uniform float cutOutPower; // 2 for an ellipse, more for a rectangle
out vec4 colour;

/** Whether a bench above the product is in the way. */
bool underBench(vec3 p, vec3 d) {
  if (cutOut.z <= 0. || d.y <= 0.) return false;
  float t = (plane.w - p.y) / d.y;
  vec2 off = abs(p.xz + d.xz * t - cutOut.xy) / cutOut.zw;
  return t > 0. && pow(off.x, cutOutPower) + pow(off.y, cutOutPower) > 1.;
}

void main() {
  ivec2 px = ivec2(gl_FragCoord.xy);
  vec4 place = texelFetch(placeMap, px * coarse, 0);
  if (place.w < .5) { colour = vec4(1., 0., 0., 0.); return; }
  vec3 n = texelFetch(normalMap, px * coarse, 0).xyz;
  vec3 view = normalize(eye - place.xyz);
  if (dot(n, view) < 0.) n = normalize(n - view * (dot(n, view) - .01));
  vec3 p = place.xyz + n * .0022;
  int pattern = (px.x & 3) + 4 * (px.y & 3);
  mat3 frame = frameAround(n);
  float kept = 0., total = 0., hidden = 0.;
  for (int i = 0; i < 8; i++) {
    vec3 d = frame * cosineDirection(spread(i * 16 + pattern));
    float weight = dot(texture(panoramaMap, panorama(d)).rgb, vec3(.333));
    if (dot(d, plane.xyz) < 0. && planeLit > 0.) {
      float t = planeDistance(p, d);
      if (t > 0. && t < 2.) weight *= planeShade(p + d * t);
    }
    total += weight;
    if (blocked(p, d, 2e-4, 2.5) || underBench(p, d)) hidden += .125; else kept += weight;
  }
  vec3 mirrored = reflect(-view, n);
  mat3 lobe = frameAround(mirrored);
  float met = 0.;
  for (int i = 0; i < 2; i++) {
    vec2 u = spread(i * 16 + pattern + 300);
    float r = .3 * sqrt(u.x / (1.05 - u.x)) * .6, a = 6.2831853 * u.y;
    vec3 d = normalize(lobe * vec3(r * cos(a), r * sin(a), 1.));
    if (dot(d, n) < 0. || blocked(p, d, 2e-4, 2.5)) met += .5;
  }
  colour = vec4(kept / max(total, 1e-4), hidden, met, 1.);
}
`

export const OCCLUSION_BLUR_FRAGMENT = /* glsl */ `${HEAD}
uniform sampler2D source;
uniform sampler2D placeMap;
uniform sampler2D normalMap;
uniform int from;
uniform int to;
uniform int side;
uniform int coarse;
out vec4 colour;
void main() {
  ivec2 px = ivec2(gl_FragCoord.xy);
  vec4 place = texelFetch(placeMap, px * coarse, 0);
  if (place.w < .5) { colour = vec4(1., 0., 0., 0.); return; }
  vec3 n = texelFetch(normalMap, px * coarse, 0).xyz;
  vec4 sum = vec4(0.);
  float weights = 0.;
  for (int y = from; y <= to; y++) for (int x = from; x <= to; x++) {
    ivec2 q = clamp(px + ivec2(x, y), ivec2(0), ivec2(side / coarse - 1));
    vec4 other = texelFetch(placeMap, q * coarse, 0);
    if (other.w < .5) continue;
    vec3 m = texelFetch(normalMap, q * coarse, 0).xyz;
    float away = abs(dot(other.xyz - place.xyz, n));
    float w = smoothstep(.75, .97, dot(n, m)) * smoothstep(.02, .004, away) + 1e-4;
    sum += w * texelFetch(source, q, 0);
    weights += w;
  }
  colour = sum / weights;
}
`

/** What a mirror would show of the product itself: normal, distance and material of the first thing met. */
export const REFLECTION_FRAGMENT = /* glsl */ `${HEAD}${TRACE_GLSL}
uniform sampler2D placeMap;
uniform sampler2D normalMap;
uniform vec3 eye;
layout(location = 0) out vec4 outHit;
layout(location = 1) out vec4 outNormal;
void main() {
  ivec2 px = ivec2(gl_FragCoord.xy);
  outHit = vec4(0.);
  outNormal = vec4(0.);
  vec4 place = texelFetch(placeMap, px, 0);
  if (place.w < .5) return;
  vec3 n = texelFetch(normalMap, px, 0).xyz;
  vec3 view = normalize(eye - place.xyz);
  if (dot(n, view) < 0.) n = normalize(n - view * (dot(n, view) - .01));
  vec3 d = reflect(-view, n);
  // Flat triangles lie inside the curve they stand for: rays that graze it must start clear of them.
  float grazing = 1. - max(0., dot(n, view));
  vec3 p = place.xyz + n * (.0018 + .006 * grazing * grazing * grazing);
  float best = 4.;
  vec2 bary = vec2(0.);
  int k = nearest(p, d, .003, best, bary);
  if (k < 0) return;
  vec3 m = normalize(cornerNormal(k * 3).xyz * (1. - bary.x - bary.y) + cornerNormal(k * 3 + 1).xyz * bary.x
    + cornerNormal(k * 3 + 2).xyz * bary.y);
  outHit = vec4(p + d * best, corner(k * 3).w + 1.);
  outNormal = vec4(m, best);
}
`
