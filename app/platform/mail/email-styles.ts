export const INK = '#1d1c1a'
export const SOFT = '#65615a'
/** Styles of user text: keeps its lines and breaks long words. */
const written = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const
export const text = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px', color: INK, ...written }
export const small = { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: SOFT, ...written }
