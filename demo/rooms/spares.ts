import { cloth, oak } from './materials.ts'
import type { Room } from './room.ts'
import { block } from './set.ts'

const TOP = 900

export const spares: Room = {
  name: 'spares',
  title: 'Spare parts on the bench',
  alt: 'Spare parts laid out on an oak bench seen from above: a mixer, its cartridge, handle, aerators, seals, spindles and a hose',
  inside: [
    [-900, 0, -700],
    [900, 2600, 700],
  ],
  shapes: [
    block([-900, TOP - 40, -700], [900, TOP, 700], oak('x', { board: 0.12, across: 'z' }), { bevel: 3 }),
    block([90, TOP, -260], [560, TOP + 4, 250], cloth('#8c9390'), { radius: 6, bevel: 1.6 }),
  ],
  products: [
    { sku: '96340BN6AF', at: [-90, TOP + 21, 200], turn: [0, 90, -90], mounting: 'loose' },
    { sku: '687035', at: [170, TOP + 4, -140], mounting: 'loose' },
    { sku: '687025', at: [240, TOP + 4, -140], mounting: 'loose' },
    { sku: '687040', at: [310, TOP + 4, -140], mounting: 'loose' },
    { sku: '687124BN', at: [170, TOP + 4, -30], mounting: 'loose' },
    { sku: '687128BN', at: [230, TOP + 4, -30], mounting: 'loose' },
    { sku: '687301', at: [300, TOP + 18, 10], turn: [-90, 0, 0], mounting: 'loose' },
    { sku: '687302', at: [360, TOP + 18, 10], turn: [-90, 0, 0], mounting: 'loose' },
    { sku: '687303', at: [420, TOP + 18, 10], turn: [-90, 0, 0], mounting: 'loose' },
    { sku: '687901', at: [240, TOP + 4, 140], mounting: 'loose' },
    { sku: '688012BN', at: [420, TOP + 4, -150], mounting: 'loose' },
    { sku: '687910', at: [450, TOP + 4, 130], mounting: 'loose' },
    { sku: '687430', at: [-60, TOP, -130], mounting: 'loose' },
  ],
  lights: [
    {
      kind: 'window',
      at: [-1500, TOP + 900, -500],
      towards: [0, TOP, 0],
      size: [1000, 1300],
      strength: 70,
      kelvin: 6200,
    },
    {
      kind: 'window',
      at: [1300, TOP + 1300, 900],
      towards: [0, TOP, 0],
      size: [1400, 1400],
      strength: 14,
      kelvin: 5600,
    },
  ],
  ambient: 0.12,
  camera: { at: [120, TOP + 950, 0], yaw: 0, pitch: -90, lens: 42, shift: [0, 0] },
  exposure: 0.2,
  tallAt: 0.62,
  detail: [0.65, 0.5, 0.4],
}
