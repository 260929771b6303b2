import type { Drawing } from '../../drawings/drawing.ts'
import { sketch } from './sketch.ts'

/** A cut through the bench with the stud and nut of a tap. */
export function hobFixing(hole: string, thickness: string): Drawing {
  return sketch()
    .solid(8, 28, 38, 9)
    .solid(66, 28, 38, 9)
    .box('outline', 43, 37, 26, 3)
    .line('outline', [47, 40], [47, 54])
    .line('outline', [65, 40], [65, 54])
    .box('edge', 54, 10, 4, 27)
    .box('outline', 48, 22, 16, 6)
    .box('outline', 51, 17, 10, 5)
    .measure([46, 3], [66, 3], hole)
    .line('extension', [46, 27], [46, 2])
    .line('extension', [66, 27], [66, 2])
    .measure([108, 28], [108, 37], thickness)
    .line('extension', [104, 28], [110, 28])
    .line('extension', [104, 37], [110, 37])
    .word('Seal', [24, 46], [45, 38.5])
    .word('Washer and nut', [24, 14], [48, 23])
    .finish(`Section through the bench: hole ${hole}, thickness ${thickness}`)
}

/** A cut through a wall with a flange, its screw and what holds it. */
export function wallFixing(screw: string, holder = 'Blocking or masonry'): Drawing {
  return sketch()
    .solid(14, 4, 30, 46)
    .box('edge', 44, 4, 7, 46)
    .solid(51, 4, 5, 46)
    .box('outline', 56, 16, 5, 22)
    .line('outline', [61, 24], [86, 24])
    .line('outline', [61, 30], [86, 30])
    .line('outline', [86, 24], [86, 30])
    .line('outline', [61, 34], [22, 34])
    .line('outline', [61, 36], [22, 36])
    .line('outline', [22, 34], [19, 35], [22, 36])
    .box('outline', 61, 32.5, 2, 5)
    .word(screw, [88, 44], [63, 36])
    .word(holder, [88, 9], [38, 12])
    .word('Sealant', [88, 17], [57, 17])
    .finish(`Section through the wall: ${screw}, ${holder.toLowerCase()}`)
}

/** The end of a pipe in the wall against the finished surface. */
export function wallOutlet(thread: string, setBack: string): Drawing {
  return sketch()
    .solid(54, 4, 6, 16)
    .solid(54, 34, 6, 16)
    .line('outline', [34, 50], [34, 30])
    .line('outline', [44, 50], [44, 32])
    .line('outline', [34, 30], [38, 23], [58, 23])
    .line('outline', [44, 32], [58, 32])
    .line('outline', [58, 23], [58, 32])
    .line('edge', [50, 23], [50, 32])
    .line('edge', [53, 23], [53, 32])
    .line('edge', [56, 23], [56, 32])
    .line('datum', [60, 1], [60, 55])
    .measure([58, 42], [60, 42], '')
    .word(setBack, [86, 42], [60, 42])
    .word(thread, [86, 24], [57, 27])
    .word('Finished wall', [86, 8], [60, 10])
    .finish(`Pipe end in the wall: ${thread}, ${setBack}`)
}

/** A concealed body between the stud and the finished wall. */
export function concealedDepth(depth: string): Drawing {
  return sketch()
    .solid(8, 4, 10, 46)
    .box('edge', 18, 4, 4, 46)
    .box('outline', 26, 16, 30, 22)
    .box('outline', 56, 21, 16, 12)
    .solid(62, 4, 6, 15)
    .solid(62, 35, 6, 15)
    .line('outline', [34, 38], [34, 54])
    .line('outline', [42, 38], [42, 54])
    .line('extension', [26, 16], [26, 1])
    .line('datum', [68, 1], [68, 55])
    .measure([26, 6], [68, 6], depth)
    .word('Finished wall', [94, 46], [68, 42])
    .word('Cover sleeve', [94, 27], [72, 27])
    .finish(`Concealed body: ${depth} from its back to the finished wall`)
}

/** Two inlets side by side, level, at their centres. */
export function inletPair(centres: string): Drawing {
  return sketch()
    .circle('outline', 36, 30, 8)
    .circle('edge', 36, 30, 4)
    .circle('outline', 84, 30, 8)
    .circle('edge', 84, 30, 4)
    .line('datum', [18, 30], [102, 30])
    .line('extension', [36, 21], [36, 8])
    .line('extension', [84, 21], [84, 8])
    .measure([36, 11], [84, 11], centres)
    .word('Hot', [36, 44])
    .word('Cold', [84, 44])
    .word('Level', [108, 29])
    .finish(`Hot inlet left, cold inlet right, ${centres} apart, level`)
}

/** A pan from the side with the set-out of its drain. */
export function panSetOut(setOut: string): Drawing {
  return sketch()
    .line('datum', [18, 4], [18, 54])
    .line('datum', [14, 8], [112, 8])
    .line('outline', [19, 8], [19, 34], [86, 34], [90, 30], [84, 16], [78, 8])
    .line('outline', [30, 36], [86, 36], [90, 34])
    .line('edge', [40, 8], [40, 22], [56, 26])
    .line('edge', [52, 8], [52, 18], [60, 22])
    .box('outline', 38, 1, 16, 7)
    .line('extension', [46, 1], [46, 50])
    .measure([18, 47], [46, 47], setOut)
    .word('Finished wall', [40, 52])
    .word('S trap in the floor', [84, 2.5])
    .finish(`Drain set-out: ${setOut} from the finished wall to the centre of the S trap`)
}

/** Sealant along an edge. */
export function sealBead(): Drawing {
  return sketch()
    .solid(20, 8, 8, 44)
    .box('outline', 31, 8, 66, 14)
    .line('outline', [28, 22], [29, 26], [31, 22])
    .line('outline', [28, 27], [34, 22])
    .arrow([58, 40], [36, 27])
    .line('edge', [58, 40], [76, 50])
    .line('edge', [61, 36], [79, 46])
    .word('Neutral-cure silicone', [88, 34])
    .finish('Bead of neutral-cure silicone between product and wall')
}

/** Rinsing the lines before the last parts go on. */
export function flushing(): Drawing {
  return sketch()
    .line('outline', [22, 46], [54, 46], [54, 38])
    .line('outline', [22, 52], [60, 52], [60, 38])
    .line('edge', [56, 36], [56, 14])
    .line('edge', [58, 36], [58, 14])
    .line('outline', [42, 26], [45, 4], [69, 4], [72, 26])
    .line('edge', [43, 12], [71, 12])
    .arrow([84, 46], [64, 40])
    .word('Aerator off', [97, 47])
    .word('30 seconds each', [97, 12])
    .finish('Rinsing hot and cold for 30 seconds each into a bucket, with the aerator taken off')
}

/** The line of a cut-out on the bench. */
export function cutOut(size: string, edge: string): Drawing {
  return sketch()
    .box('outline', 10, 6, 100, 44)
    .box('edge', 30, 16, 60, 24)
    .circle('edge', 36, 22, 2.4)
    .circle('edge', 84, 22, 2.4)
    .circle('edge', 36, 34, 2.4)
    .circle('edge', 84, 34, 2.4)
    .measure([30, 12], [90, 12], '')
    .word(size, [60, 27])
    .measure([60, 6], [60, 16], '')
    .word(edge, [80, 8.5])
    .word('Drill the corners first', [60, 43.5])
    .finish(`Cut-out ${size}, ${edge} from the front edge`)
}

/** A foot that is screwed up or down. */
export function levellingFoot(range: string): Drawing {
  return sketch()
    .line('datum', [14, 6], [106, 6])
    .box('outline', 26, 30, 68, 8)
    .box('edge', 40, 10, 4, 20)
    .box('outline', 35, 6, 14, 4)
    .box('outline', 37, 24, 10, 4)
    .box('edge', 76, 10, 4, 20)
    .box('outline', 71, 6, 14, 4)
    .box('outline', 73, 24, 10, 4)
    .measure([102, 6], [102, 30], range)
    .line('extension', [94, 30], [104, 30])
    .box('edge', 48, 40, 24, 5)
    .circle('edge', 60, 42.5, 1.5)
    .word('Level both ways', [60, 49])
    .finish(`Adjustable feet, ${range}, with a spirit level on the rim`)
}

/** A waste through the floor of a bowl. */
export function wasteFixing(hole: string): Drawing {
  return sketch()
    .solid(10, 32, 36, 7)
    .solid(66, 32, 36, 7)
    .line('outline', [38, 39], [42, 42], [70, 42], [74, 39])
    .line('outline', [47, 41], [47, 12])
    .line('outline', [65, 41], [65, 12])
    .box('outline', 41, 26, 30, 6)
    .box('edge', 43, 30, 26, 2)
    .box('outline', 44, 8, 24, 8)
    .measure([47, 50], [65, 50], hole)
    .line('extension', [46, 39], [46, 51])
    .line('extension', [66, 39], [66, 51])
    .word('Seal', [22, 46], [40, 40.5])
    .word('Rubber, washer, nut', [95, 24], [71, 28])
    .word('To the trap', [95, 10])
    .finish(`Section through the waste: hole ${hole}, seal above, rubber washer and nut below`)
}

/** A product on the wall at its height above the floor. */
export function mountingHeight(height: string, what: string): Drawing {
  return sketch()
    .line('datum', [12, 6], [108, 6])
    .line('datum', [30, 6], [30, 54])
    .box('outline', 30, 34, 24, 8)
    .line('extension', [54, 38], [84, 38])
    .measure([80, 6], [80, 38], height)
    .word(what, [60, 48])
    .word('Finished floor', [96, 1.5])
    .finish(`${what}: ${height} above the finished floor`)
}

/** Draws the parts under the handle of a mixer, in order. */
export function cartridgeStack(): Drawing {
  return sketch()
    .box('outline', 8, 18, 16, 20)
    .line('edge', [24, 28], [32, 28])
    .box('outline', 32, 20, 14, 16)
    .box('outline', 54, 16, 10, 24)
    .line('edge', [57, 16], [57, 40])
    .line('edge', [61, 16], [61, 40])
    .box('outline', 72, 19, 18, 18)
    .box('edge', 90, 24, 6, 8)
    .box('outline', 102, 14, 14, 28)
    .arrow([8, 8], [30, 8])
    .word('Handle', [16, 45])
    .word('Cap', [39, 45])
    .word('Nut', [59, 45])
    .word('Cartridge', [81, 45])
    .word('Body', [109, 45])
    .finish('In order: handle, cap, nut, cartridge, body')
}

/** Strips of seals and threads: which way tape is wound. */
export function threadSeal(): Drawing {
  return sketch()
    .box('outline', 20, 20, 34, 16)
    .line('outline', [54, 21], [84, 22], [84, 34], [54, 35])
    .line('edge', [58, 21], [60, 35])
    .line('edge', [63, 21], [65, 35])
    .line('edge', [68, 21], [70, 35])
    .line('edge', [73, 21], [75, 35])
    .line('edge', [78, 22], [80, 34])
    .arrow([92, 18], [92, 40])
    .word('Tape with the thread', [66, 45])
    .word('5 to 7 turns', [66, 9])
    .finish('Thread tape wound in the direction of the thread, five to seven turns')
}

/** A valve in the pipe with the way the water goes. */
export function inLine(label: string): Drawing {
  return sketch()
    .line('outline', [6, 24], [42, 24])
    .line('outline', [6, 32], [42, 32])
    .box('outline', 42, 19, 36, 18)
    .box('edge', 38, 21, 4, 14)
    .box('edge', 78, 21, 4, 14)
    .line('outline', [78, 24], [114, 24])
    .line('outline', [78, 32], [114, 32])
    .arrow([12, 28], [32, 28])
    .arrow([88, 28], [108, 28])
    .word(label, [60, 43])
    .word('Room for a spanner on both unions', [60, 9])
    .finish(`${label}, with the arrow in the direction of flow`)
}
