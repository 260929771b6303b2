import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { dateIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { ACTION_FOR_STATUS, type ProjectAction } from '#app/features/projects/list/listed-project.ts'
import { PROJECT_TYPES } from '@specify/schedule/model.ts'
import type { ListedProject } from '#app/features/projects/store/project-dashboard.server.ts'
import { SORT_FIELDS, readSortKey, type ProjectSort } from '#app/features/projects/list/project-list.ts'
import { Menu, type MenuItem } from '#app/ui/menus/menu.tsx'
import styles from './project-table.module.css'

export const COLUMN_LABELS: Record<ProjectSort['by'], string> = {
  name: 'Title',
  projectType: 'Project Type',
  location: 'Location',
  createdAt: 'Date Created',
  lastModifiedAt: 'Date Modified',
}

export interface ProjectTableProps {
  readonly locale: Locale
  readonly rows: readonly ListedProject[]
  readonly sortKey: string
  readonly sortHref: (by: ProjectSort['by']) => string
  readonly hasOwners: boolean
  readonly onAction: (action: ProjectAction, project: ListedProject) => void
  readonly onClone: (project: ListedProject) => void
}

export function ProjectTable({ rows, sortKey, sortHref, ...row }: ProjectTableProps) {
  const sort = readSortKey(sortKey)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Projects</caption>
      <thead>
        <tr>
          {SORT_FIELDS.map((by) => {
            const order = sort?.by === by ? (sort.descending ? 'descending' : 'ascending') : undefined
            return (
              <th key={by} scope="col" aria-sort={order}>
                <LinkButton href={sortHref(by)} keepsScroll>
                  {COLUMN_LABELS[by]}
                  {order && <Icon name={order === 'ascending' ? 'up' : 'down'} size={14} />}
                </LinkButton>
              </th>
            )
          })}
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((project) => (
          <Row key={project.shoppingListId} project={project} {...row} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Pick<ProjectTableProps, 'locale' | 'hasOwners' | 'onAction' | 'onClone'>

function Row({ project, ...props }: RowProps & { project: ListedProject }) {
  const { projectName, projectType, projectLocation, createdAt, lastModifiedAt, username } = project
  return (
    <tr>
      <td className={styles.title}>
        <div className={styles.project}>
          <PageLink href={routes.projects.view.href({ locale: props.locale, projectId: project.shoppingListId })}>
            {projectName}
          </PageLink>
          <p>{contentsOf(project)}</p>
          {props.hasOwners && <p>{username}</p>}
          <span className={styles.strip}>
            {project.pictures.map((picture) => (
              <Picture key={picture} src={picture} alt="" width={48} height={48} loading="lazy" slowAfterMs={null} />
            ))}
          </span>
        </div>
      </td>
      <td data-label={COLUMN_LABELS.projectType}>{PROJECT_TYPES[projectType]}</td>
      <td data-label={COLUMN_LABELS.location}>{projectLocation}</td>
      <td data-label={COLUMN_LABELS.createdAt}>
        <Day locale={props.locale} at={createdAt} />
      </td>
      <td data-label={COLUMN_LABELS.lastModifiedAt}>
        <Day locale={props.locale} at={lastModifiedAt} />
      </td>
      <td className={styles.actions}>
        <Menu label={`Actions for ${projectName}`} items={menuItems(project, props)} />
      </td>
    </tr>
  )
}

function contentsOf({ roomCount, lineCount, projectVersion }: ListedProject): string {
  return [countOf(roomCount, 'room'), countOf(lineCount, 'line'), projectVersion].filter(Boolean).join(' · ')
}

/** A date in the market of the project, as everywhere else. */
function Day({ locale, at }: { readonly locale: Locale; readonly at: string }) {
  return <time dateTime={at}>{dateIn({ code: locale }, new Date(at))}</time>
}

/** Actions on a project: all for the owner, changes for who may edit, viewing and copying for others. */
function menuItems(project: ListedProject, { locale, onAction, onClone }: RowProps): MenuItem[] {
  const view = { label: 'View', href: routes.projects.view.href({ locale, projectId: project.shoppingListId }) }
  const clone = { label: 'Clone', onSelect: () => onClone(project) }
  const remove = { label: 'Delete', onSelect: () => onAction('delete', project), isDanger: true }
  const edit = { label: 'Edit', href: routes.projects.edit.href({ locale, projectId: project.shoppingListId }) }
  if (project.right === 'view') return [view, clone]
  const { action, label } = ACTION_FOR_STATUS[project.status]
  return [view, edit, { label, onSelect: () => onAction(action, project) }, ...(project.isOwner ? [remove] : []), clone]
}
