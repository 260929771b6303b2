/** Message to clients that connect while it starts. */
const REFUSAL = /the database system is /

/** Finds the line that explains why a PostgreSQL program has ended. */
export function reasonOfEnd(messages: string): string {
  const lines = messages
    .trim()
    .split('\n')
    .filter((line) => !REFUSAL.test(line))
  return lines.find((line) => /FATAL|PANIC|error|could not/i.test(line)) ?? lines[0] ?? ''
}
