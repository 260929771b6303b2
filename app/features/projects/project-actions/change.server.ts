import { AppError } from '#app/core/app-error.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { Project } from '../model.ts'
import { detailsProblems, toDetails, type GivenDetails } from '../project-fields.ts'
import { toShoppingList } from '../shopping-list.ts'
import { readerOf, type ProjectContext } from './project-context.ts'
import { CHANGE_ERRORS, ShoppingListAnswer } from './shapes.server.ts'

export const CALLS_PER_MINUTE = 600

/** What the calls have in common that change a project. */
export const CHANGE = {
  method: 'POST',
  limitPerMinute: CALLS_PER_MINUTE,
  output: ShoppingListAnswer,
  errors: CHANGE_ERRORS,
} as const

/** What a change answers: the whole project, as the caller may see it. */
export function answer(context: ProjectContext, project: Project) {
  return { isError: false as const, shoppingList: toShoppingList(project, readerOf(context)) }
}

/** Details as they are kept. @throws AppError `invalid_input` with a sentence for each field. */
export function soundDetails(given: GivenDetails, locale: Locale, isInternal: boolean) {
  const fields = detailsProblems(given, { locale, isInternal })
  const [message] = Object.values(fields)
  if (message !== undefined) throw new AppError('invalid_input', message, { fields })
  return toDetails(given, isInternal)
}
