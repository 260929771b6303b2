import { pino, type Logger } from 'pino'

export type { Logger }

/** JSON lines, written synchronously so that the last one before an exit is there. Without cookies and credentials. */
export function createLogger(config: { readonly logLevel: string }): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['*.cookie', '*.authorization', '*.password', '*.token', 'req.headers'],
    },
    pino.destination({ fd: 1, sync: true }),
  )
}
