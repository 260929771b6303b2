/** Splits texts into words, the same way for records and queries. */
export { fold } from './fold.ts'
export { findMeasure, findUnit, isNumber } from './measures.ts'
export { singular } from './plural.ts'
export { isStopWord } from './stop-words.ts'
export { listOccurrences, listWords, searchForms, type Word } from './words.ts'
