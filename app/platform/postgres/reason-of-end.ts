/** What it answers those who knock while it starts: to them it is fatal. */
const REFUSAL = /the database system is /

/** Of the messages of a program of PostgreSQL that has ended: the line that says why. */
export function reasonOfEnd(messages: string): string {
  const lines = messages
    .trim()
    .split('\n')
    .filter((line) => !REFUSAL.test(line))
  return lines.find((line) => /FATAL|PANIC|error|could not/i.test(line)) ?? lines[0] ?? ''
}
