import type { Camera, Point } from '../../rooms/room.ts'

/** Width to height of every room picture: 3:2. */
export const ASPECT = 1.5
const SENSOR_MM = 36

/**
 * Projects a point of the room into the picture, as shares of width and height from the top left. Null behind the
 * camera. The same pinhole with a shifted frame as Blender's camera.
 */
export function project(camera: Camera, [x, y, z]: Point): readonly [x: number, y: number] | null {
  const [yaw, pitch] = [radians(camera.yaw), radians(camera.pitch ?? 0)]
  const [shiftX, shiftY] = camera.shift ?? [0, 0]
  const [dx, dy, dz] = [x - camera.at[0], y - camera.at[1], z - camera.at[2]]
  const right = dx * Math.cos(yaw) + dz * Math.sin(yaw)
  const level = dx * Math.sin(yaw) - dz * Math.cos(yaw)
  const ahead = level * Math.cos(pitch) + dy * Math.sin(pitch)
  const up = dy * Math.cos(pitch) - level * Math.sin(pitch)
  if (ahead < 1) return null
  const scale = camera.lens / SENSOR_MM / ahead
  return [0.5 + right * scale - shiftX, 0.5 - (up * scale - shiftY) * ASPECT]
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
