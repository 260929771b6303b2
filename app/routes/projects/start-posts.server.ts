import { routes } from '#app/addresses/routes.ts'
import { requestContext } from '#app/request-context.server.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { stepHref } from '#app/features/projects/details/builder-step.ts'
import { type StartForm } from '#app/features/projects/list/start-template.ts'
import { prefilledName } from '@specify/core/text/typed-fields.ts'
import type { CallOutcome } from '#app/ui/loading/call-action.ts'
import { failureText, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type FormOutcome, type PostableForm, type Posted } from '../account/take-posts.server.ts'
import { findProjectHead } from '#app/features/projects/store/queries.server.ts'

const DETAILS = ['projectName', 'projectType', 'projectLocation'] as const

const makeProject: PostableForm = {
  kept: DETAILS,
  async send(posted) {
    const { given, call, context, locale } = posted
    const { account } = context.get(requestContext)
    const outcome = await call(
      'projectBuilder/createFromTemplate',
      {
        templateId: templateOf(posted),
        projectDetails: Object.fromEntries(DETAILS.map((field) => [field, textOf(given, field)])),
        specifierDetails: { username: prefilledName(account?.firstName ?? '', account?.lastName ?? '') },
      },
      locale,
    )
    return outcomeOf(outcome, posted)
  },
}

const addToProject: PostableForm = {
  kept: ['projectId'],
  async send(posted) {
    const { given, call, context, locale } = posted
    const id = textOf(given, 'projectId')
    const project = isUuid(id) ? await findProjectHead(context.get(requestContext).db, id) : null
    if (!project) return { problems: { form: 'Choose a project.' } }
    const input = { id, version: project.version, templateId: templateOf(posted), copies: 1 }
    return outcomeOf(await call('projectBuilder/insertTemplate', input, locale), posted)
  },
}

interface MadeProject {
  readonly shoppingList: { readonly projectId: string }
}

function templateOf({ url }: Posted): string {
  return url.searchParams.get('template') ?? ''
}

function outcomeOf(outcome: CallOutcome<MadeProject>, posted: Posted): FormOutcome {
  const { locale } = posted
  if (outcome.kind === 'done') return { next: stepHref(locale, 'edit', outcome.answer.shoppingList.projectId, 3) }
  if (isSignedOut(outcome))
    return {
      next: accountFormHref(locale, { redirect: routes.projects.start.href({ locale, template: templateOf(posted) }) }),
    }
  const fields = outcome.kind === 'refused' ? outcome.refusal.fields : {}
  return { problems: Object.keys(fields).length > 0 ? { fields } : { form: failureText(outcome) } }
}

const forms: Readonly<Record<StartForm, PostableForm>> = { new: makeProject, existing: addToProject }

export const takeStartPosts = takePosts(forms, 'new')
