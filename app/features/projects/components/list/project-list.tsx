import { startTransition, useId, useMemo, useOptimistic, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { signInHref } from '#app/features/accounts/sign-in/sign-in.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { callAction, type CallFailure } from '#app/ui/loading/call-action.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { useNavigate } from 'react-router'
import {
  cloneFailure,
  projectActionCall,
  projectActionFailure,
  isOutdated,
  listFailure,
  type ProjectAction,
} from '#app/features/projects/list/listed-project.ts'
import { isSignedOut } from '#app/ui/loading/failure-text.ts'
import type { ListedProject } from '#app/features/projects/store/project-dashboard.server.ts'
import {
  nextSortKey,
  projectListHref,
  readListState,
  type ProjectFilter,
} from '#app/features/projects/list/project-list-state.ts'
import type { ProjectSort } from '#app/features/projects/list/project-list.ts'
import { CloneForm } from './actions/clone-form.tsx'
import { ConfirmProjectAction } from './actions/confirm-project-action.tsx'
import { ListAlert } from './actions/list-alert.tsx'
import { ProjectFilters } from './filters/project-filters.tsx'
import styles from './project-list.module.css'
import { ProjectListTabs } from './project-list-tabs.tsx'
import { ProjectRows } from './project-rows.tsx'
import { ScopeChoice, sharedText } from './filters/scope-choice.tsx'
import { SortDialog } from './filters/sort-dialog.tsx'
import type { SuggestedUser } from './filters/use-user-suggestions.ts'
import { useProjectList } from './use-project-list.ts'
import type { LoadedList } from './shown-list.ts'

interface ProjectListProps {
  readonly locale: Locale
  readonly list: LoadedList
  readonly user: SuggestedUser | null
  readonly madeAt: string
  readonly events: ProjectListEvents
}

export interface ProjectListEvents {
  readonly onAction: (action: ProjectAction | 'clone', project: ListedProject) => void
}

interface Opened {
  readonly what: ProjectAction | 'clone'
  readonly project: ListedProject
}

const TITLES: Record<Opened['what'], string> = {
  delete: 'Delete project',
  close: 'Close project',
  open: 'Open project',
  clone: 'Clone project',
}

export function ProjectList({ locale, list: loaded, user: loadedUser, madeAt, events }: ProjectListProps) {
  const { isInternal, accountId } = loaded.reader
  const { search, pathname } = useLocation()
  const addressed = useMemo(() => readListState(search, isInternal, new Date(madeAt)), [search, isInternal, madeAt])
  // Ticked at the press: the address has it a moment later, and a second press may come before.
  const [state, showState] = useOptimistic(addressed)
  const list = useProjectList(locale, loaded, state)
  const [chosenUser, setChosenUser] = useState(loadedUser)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<{ text: string; isSignedOut: boolean } | null>(null)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const hrefOf = (change: Partial<typeof state>) => projectListHref(locale, { ...state, ...change }, isInternal)
  const sortHref = (by: ProjectSort['by']) => hrefOf({ sortKey: nextSortKey(by, state.sortKey) })
  const shared = (state.scope === 'mine' && loaded.companyCounts?.[state.tab]) || 0
  const knownUser = [chosenUser, loadedUser].find((each) => each?.Id === state.userId)

  function narrow(change: Partial<ProjectFilter>): void {
    startTransition(async () => {
      showState({ ...state, ...change })
      await navigate(hrefOf(change), { replace: true, preventScrollReset: true })
    })
  }

  function report(failure: CallFailure, text: string): void {
    setProblem({ text, isSignedOut: isSignedOut(failure) })
    if (isOutdated(failure)) void list.refresh()
  }

  async function carryOut(action: ProjectAction, project: ListedProject): Promise<boolean> {
    setProblem(null)
    const { name, input } = projectActionCall(action, project)
    const outcome = await callAction(name, input, locale)
    if (outcome.kind === 'done') {
      events.onAction(action, project)
      void list.refresh()
      return true
    }
    report(outcome, projectActionFailure(outcome, action, project))
    return false
  }

  async function clone(project: ListedProject, projectName: string): Promise<string | null> {
    const input = { projectName, customerId: accountId, shoppingListId: project.shoppingListId }
    const outcome = await callAction('projectBuilder/cloneProject', input, locale)
    if (outcome.kind !== 'done') return cloneFailure(outcome)
    events.onAction('clone', project)
    void list.refresh()
    return null
  }

  function close(): void {
    setOpened(null)
    // Whether this was the very last project is known to the server only.
    if (list.rows.length === 0) void revalidate()
    // The row with the focus may be gone.
    requestAnimationFrame(() => document.activeElement === document.body && panel.current?.focus())
  }

  return (
    <>
      {loaded.reader.hasCompany && !isInternal && <ScopeChoice scope={state.scope} hrefOf={hrefOf} />}
      <ProjectListTabs locale={locale} state={state} isInternal={isInternal} counts={list.counts} panelId={panelId} />
      <div
        ref={panel}
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={`${panelId}-${state.tab}`}
        className={styles.panel}
      >
        {isInternal && (
          <ProjectFilters
            locale={locale}
            filter={state}
            hrefOf={hrefOf}
            user={state.userId ? (knownUser ?? { Id: state.userId, Name: 'One user' }) : null}
            onUser={(user) => {
              setChosenUser(user)
              narrow({ userId: user?.Id ?? '' })
            }}
            onFilter={narrow}
          />
        )}
        <SortDialog sortKey={state.sortKey} sortHref={sortHref} />
        {list.failure && (
          <div role="alert" className={styles.failure}>
            <p>{listFailure(list.failure)}</p>
            {isSignedOut(list.failure) && (
              <ButtonLink href={signInHref(pathname, search)} data-reload="">
                Sign in
              </ButtonLink>
            )}
            <Button onClick={() => void (list.rows.length > 0 ? list.loadMore() : list.refresh())}>Try again</Button>
          </div>
        )}
        <ProjectRows
          locale={locale}
          list={list}
          elsewhere={shared > 0 ? { href: hrefOf({ scope: 'company' }), text: sharedText(shared) } : null}
          sortKey={state.sortKey}
          sortHref={sortHref}
          hasOwners={(isInternal && state.tab !== 'my') || state.scope === 'company'}
          onAction={(what, project) => setOpened({ what, project })}
          onClone={(project) => setOpened({ what: 'clone', project })}
        />
      </div>
      <Dialog title={opened ? TITLES[opened.what] : ''} open={opened !== null} onClose={close}>
        {opened?.what === 'clone' && (
          <CloneForm
            projectName={opened.project.projectName}
            onClone={(name) => clone(opened.project, name)}
            onClose={close}
          />
        )}
        {opened && opened.what !== 'clone' && (
          <ConfirmProjectAction
            action={opened.what}
            projectName={opened.project.projectName}
            onConfirm={async () => opened.what !== 'clone' && carryOut(opened.what, opened.project)}
            onClose={close}
          />
        )}
      </Dialog>
      {problem && (
        <ListAlert onDismiss={() => setProblem(null)}>
          {problem.text} {/* The page still shows a signed-in account: reload it. */}
          {problem.isSignedOut && (
            <a href={signInHref(pathname, search)} data-reload="">
              Sign in
            </a>
          )}
        </ListAlert>
      )}
    </>
  )
}
