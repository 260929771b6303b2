import type { Fact } from './project-facts.ts'

export interface Difference extends Pick<Fact, 'subject' | 'aspect'> {
  readonly key: string
  readonly mine: string
  readonly saved: string
}

/** Differences of two states, by who made them since their common base. */
export interface Differences {
  /** Changed on both sides, or in a way that only one of two changes can hold. */
  readonly both: readonly Difference[]
  readonly mine: readonly Difference[]
  readonly saved: readonly Difference[]
}

/** Something of the state that both began with, of both sides, and of mine on top of the saved one. */
export interface Sides<T> {
  readonly base: T
  readonly mine: T
  readonly saved: T
  readonly merged: T
}
