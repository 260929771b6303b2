import { pino, type Logger } from 'pino'
import type { ErrorRing } from './error-ring.server.ts'

export type { Logger }

const ERROR_LEVEL = 50

/**
 * JSON lines, written synchronously so that the last one before an exit is there. Without cookies and credentials.
 * Errors are counted in the ring as well, whatever level is written.
 */
export function createLogger(config: { readonly logLevel: string }, errors?: ErrorRing): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['*.cookie', '*.authorization', '*.password', '*.token', 'req.headers'],
      hooks: {
        logMethod(values, write, level) {
          const [first, text] = values as unknown[]
          if (errors && level >= ERROR_LEVEL) {
            const fields = typeof first === 'object' && first !== null ? first : {}
            const requestId = 'requestId' in fields ? fields.requestId : this.bindings()['requestId']
            errors.add(
              { requestId, text: String(text ?? first), error: 'err' in fields ? fields.err : null },
              new Date(),
            )
          }
          write.apply(this, values)
        },
      },
    },
    pino.destination({ fd: 1, sync: true }),
  )
}
