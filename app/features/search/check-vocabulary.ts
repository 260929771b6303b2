import {
  isOfEquals,
  phraseKey,
  readAlternative,
  type Vocabulary,
  type VocabularyGroup,
  type VocabularyPart,
} from './vocabulary.ts'

export interface VocabularyProblem {
  /** Starts at 1. */
  readonly group: number
  /** A remark is about the catalogue; the vocabulary can be used all the same. */
  readonly severity: 'error' | 'remark'
  readonly sentence: string
}

/**
 * Checks a vocabulary: words in two groups, circular meanings, unknown attributes, and as warnings alternatives without
 * products. `knows` tells whether a product has all parts of an alternative. Linear in the size of the vocabulary.
 */
export function checkVocabulary(
  { groups }: Vocabulary,
  knows: (parts: readonly VocabularyPart[]) => boolean,
): readonly VocabularyProblem[] {
  const sense = senses(groups)
  const findings = [findBroken(groups), findRepeated(groups, sense), findLoops(groups, sense)].flat()
  return [...findings, ...findUnknown(groups, sense, knows)]
    .map(({ at, severity, reason }) => ({
      group: at + 1,
      severity,
      sentence: `Group ${at + 1} (${groups[at]?.words[0] ?? ''}): ${reason}.`,
    }))
    .toSorted((a, b) => a.group - b.group)
}

interface Finding {
  readonly at: number
  readonly severity: VocabularyProblem['severity']
  readonly reason: string
}

/** The same for phrases that mean one another. */
type Sense = (text: string) => string

const error = (at: number, reason: string): Finding => ({ at, severity: 'error', reason })

function senses(groups: readonly VocabularyGroup[]): Sense {
  const parents = new Map<string, string>()
  const rootOf = (key: string): string => {
    let root = key
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent
    return root
  }
  for (const { words } of groups.filter(isOfEquals)) {
    const [first = '', ...others] = words.map((word) => rootOf(phraseKey(word)))
    for (const other of others) if (rootOf(other) !== rootOf(first)) parents.set(rootOf(other), rootOf(first))
  }
  return (text) => rootOf(phraseKey(text))
}

function findBroken(groups: readonly VocabularyGroup[]): Finding[] {
  return groups.flatMap(({ means = [] }, at) =>
    means.flatMap((alternative) => {
      const read = readAlternative(alternative)
      return read.kind === 'broken' ? [error(at, read.reason)] : []
    }),
  )
}

function findRepeated(groups: readonly VocabularyGroup[], sense: Sense): Finding[] {
  const owners = new Map<string, number>()
  const pinned = new Map<string, number>()
  return groups.flatMap((group, at) =>
    (isOfEquals(group) ? [] : group.words).flatMap((word) => {
      const owner = (group.pins ? pinned : owners).getOrInsert(sense(word), at)
      const has = group.pins ? 'pinned products' : 'a meaning'
      return owner === at ? [] : [error(at, `"${word}" has ${has} in group ${owner + 1} already`)]
    }),
  )
}

/** A group may have a word of its own among its alternatives: the word as it is written, besides what it means. */
function findLoops(groups: readonly VocabularyGroup[], sense: Sense): Finding[] {
  const owners = meaningOwners(groups, sense)
  const next = groups.map(({ means = [] }) =>
    means.flatMap(splitWords).flatMap((text) => owners.get(sense(text)) ?? []),
  )
  const hollow = groups.flatMap(({ words, means }, at) => {
    if (!means?.every((each) => owners.get(sense(each)) === at)) return []
    const own = new Set(means.map(sense))
    return words.every((word) => own.has(sense(word))) ? [error(at, 'it means only itself')] : []
  })
  const state = new Map<number, 'open' | 'done'>()
  const loops: Finding[] = []
  for (const start of groups.keys()) {
    const trail = state.has(start) ? [] : [{ at: start, child: 0 }]
    for (let step = trail.at(-1); step; step = trail.at(-1)) {
      state.set(step.at, 'open')
      const target = next[step.at]?.[step.child++]
      if (target === undefined) {
        state.set(step.at, 'done')
        trail.pop()
      } else if (target !== step.at && state.get(target) === 'open') {
        loops.push(error(step.at, `its meaning leads back to itself by way of group ${target + 1}`))
      } else if (!state.has(target)) {
        trail.push({ at: target, child: 0 })
      }
    }
  }
  return [...hollow, ...loops]
}

function meaningOwners(groups: readonly VocabularyGroup[], sense: Sense): ReadonlyMap<string, number> {
  const owners = new Map<string, number>()
  groups.forEach(({ words, means }, at) => {
    if (means) for (const word of words) owners.getOrInsert(sense(word), at)
  })
  return owners
}

function splitWords(alternative: string): string[] {
  const read = readAlternative(alternative)
  return read.kind === 'broken' ? [] : read.parts.flatMap((part) => (part.kind === 'words' ? [part.text] : []))
}

function findUnknown(
  groups: readonly VocabularyGroup[],
  sense: Sense,
  knows: (parts: readonly VocabularyPart[]) => boolean,
): Finding[] {
  const owners = meaningOwners(groups, sense)
  return groups.flatMap(({ means = [] }, at): Finding[] => {
    const unknown = means.filter((alternative) => {
      const read = readAlternative(alternative)
      if (read.kind === 'broken') return false
      // A word that has its meaning in another group is looked at there.
      const parts = read.parts.filter((part) => part.kind !== 'words' || (owners.get(sense(part.text)) ?? at) === at)
      return parts.length > 0 && !knows(parts)
    })
    if (unknown.length === 0) return []
    const all = unknown.length === means.length ? ', so its words have no meaning' : ''
    return [{ at, severity: 'remark', reason: `the catalogue has nothing for ${unknown.join('; ')}${all}` }]
  })
}
