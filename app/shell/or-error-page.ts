import { data } from 'react-router'
import { AppError } from '@specify/core/app-error.ts'

/** Awaits a loader's work; an error shown to the user becomes the page for its status. */
export async function orErrorPage<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError) throw data(error.message, error.status)
    throw error
  }
}
