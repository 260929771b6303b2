import { COLOURS, CONTENT_WIDTH, PAGE, STYLES, type Paper, type Place, type Structure } from './paper.ts'

/** Something of a known height that is set as a whole. */
export interface Block {
  readonly height: number
  /** Never the last one on a page: a heading stays with what it heads. */
  readonly staysWithNext?: boolean
  /** Set again above it where it comes first on a page: the head of its table. */
  readonly head?: Block
  /** Sets it with its upper left corner at the place, as an element below the parent. */
  draw(place: Place, parent: Structure): void
}

export interface RunningHeader {
  readonly brand: string
  /** Kind of document. */
  readonly kind: string
  /** Footer: subject and issue. */
  readonly about: string
  readonly issue: string
}

/** Sets blocks one below the other on as many pages as they need, with running heads and feet. */
export class Flow {
  readonly paper: Paper
  y: number = PAGE.top
  readonly #running: RunningHeader

  constructor(paper: Paper, running: RunningHeader) {
    this.paper = paper
    this.#running = running
    this.#drawHead()
  }

  /** Points left on this page. */
  get room(): number {
    return PAGE.height - PAGE.bottom - this.y
  }

  /** Sets a part of the document: its blocks in order, moved to the next page where they do not fit. */
  section(blocks: readonly Block[], gapAbove = 16): void {
    if (blocks.length === 0) return
    const element = this.paper.group(this.paper.root, 'Sect')
    if (this.y > PAGE.top) this.y += gapAbove
    for (const chain of chainsOf(blocks)) {
      const height = chain.reduce((sum, block) => sum + block.height, 0)
      if (height > this.room && this.y > PAGE.top) this.turn()
      for (const block of chain) {
        if (block.height > this.room && this.y > PAGE.top) this.turn()
        if (this.y === PAGE.top && block.head) this.#set(block.head, element)
        this.#set(block, element)
      }
    }
  }

  #set(block: Block, element: Structure): void {
    block.draw({ x: PAGE.margin, y: this.y }, element)
    this.y += block.height
  }

  /** Goes on at the top of a new page. */
  turn(): void {
    this.paper.doc.addPage()
    this.y = PAGE.top
    this.#drawHead()
  }

  /** Writes the feet, when the number of pages is known, and ends the document. */
  finish(): Promise<Buffer> {
    const { paper } = this
    const { start, count } = paper.doc.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      paper.doc.switchToPage(page)
      this.#drawFoot(`Page ${page + 1} of ${count}`)
    }
    return paper.finish()
  }

  #drawHead(): void {
    const { paper } = this
    const { brand, kind } = this.#running
    paper.box({ x: PAGE.margin, y: 0 }, 34, 5, COLOURS.accent)
    paper.decorate(() => {
      paper.setLines([brand], { x: PAGE.margin, y: 30 }, STYLES.heading)
      paper.setLines([kind], { x: PAGE.width - PAGE.margin, y: 30 }, STYLES.soft, 'right')
    })
    paper.rule({ x: PAGE.margin, y: 52 }, CONTENT_WIDTH)
  }

  #drawFoot(pageOf: string): void {
    const { paper } = this
    const { about, issue } = this.#running
    const y = PAGE.height - PAGE.bottom + 18
    paper.rule({ x: PAGE.margin, y: y - 4 }, CONTENT_WIDTH)
    paper.decorate(() => {
      paper.setLines([about, DISCLAIMER], { x: PAGE.margin, y }, STYLES.small)
      paper.setLines([pageOf, issue], { x: PAGE.width - PAGE.margin, y }, STYLES.small, 'right')
    })
  }
}

/** The demo sells under real brands what was made up for it; a sheet on its own must say so. */
const DISCLAIMER = 'Sample document of the Specify demonstration catalogue. Nominal dimensions in millimetres.'

/** Runs of blocks that may not be parted. */
function chainsOf(blocks: readonly Block[]): Block[][] {
  const chains: Block[][] = []
  let isOpen = false
  for (const block of blocks) {
    if (isOpen) chains.at(-1)?.push(block)
    else chains.push([block])
    isOpen = block.staysWithNext ?? false
  }
  return chains
}
