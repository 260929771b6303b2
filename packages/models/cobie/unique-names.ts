/** A cell of names is divided by commas, so that none may hold one. */
const DIVIDERS = /[,\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu
const MAX_LENGTH = 200

/** Hands out names that differ in more than case: the second of a name gets ` (2)`. */
export class UniqueNames {
  private readonly taken = new Map<string, number>()

  take(text: string): string {
    const name = text.replaceAll(DIVIDERS, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH) || 'Unnamed'
    for (;;) {
      const key = name.toLowerCase()
      const count = (this.taken.get(key) ?? 0) + 1
      this.taken.set(key, count)
      if (count === 1) return name
      const numbered = `${name} (${count})`
      if (!this.taken.has(numbered.toLowerCase())) {
        this.taken.set(numbered.toLowerCase(), 1)
        return numbered
      }
    }
  }
}
