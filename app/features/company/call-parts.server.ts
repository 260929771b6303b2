import { z } from 'zod'
import { Succeeded } from '#app/features/projects/project-actions/shapes/shapes.server.ts'

export const CHANGE = { method: 'POST', caller: 'specifier', limitPerMinute: 60 } as const
export const ERRORS = ['unauthorized', 'forbidden', 'not_found', 'unavailable'] as const
export const Done = z.object({ isError: Succeeded })
export const DONE = { isError: false } as const
export const SHORT = z.string().min(1).max(100)
