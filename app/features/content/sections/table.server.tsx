import { z } from 'zod'
import styles from '../components/content-tables.module.css'
import { sourceAddress } from '../page/addresses.ts'
import { Markdown, sectionFields } from '../page/parts/fields.server.ts'
import { Prose, Title } from '../page/parts/parts.server.tsx'
import { defineSection } from './section.server.ts'

export const Spreadsheet = z.object({ url: z.string().min(1), title: z.string().default('') })

export const table = defineSection({
  kind: 'table',
  schema: z.object({
    ...sectionFields,
    title: z.string().default(''),
    description: Markdown.optional(),
    spreadsheet: Spreadsheet,
  }),
  example: { title: 'Tested pressures', spreadsheet: { url: '/content-files/flow-rates.xlsx', title: 'Flow rates' } },
  render({ title, description, spreadsheet }, context) {
    const level = title === '' ? 2 : context.nextLevel()
    const source = sourceAddress(spreadsheet.url, context)
    return (
      <div className={styles.section}>
        {title !== '' && <Title level={level}>{title}</Title>}
        <Prose text={description} under={level} context={context} className={styles.words} />
        {source === null ? (
          <p className={styles.state}>No data available to display.</p>
        ) : (
          <div data-table={source} data-table-title={spreadsheet.title || title || 'Table'}>
            <p className={styles.state} role="status">
              Loading table data...
            </p>
            <noscript>
              <p>
                <a href={source}>{`Open the spreadsheet${spreadsheet.title ? `: ${spreadsheet.title}` : ''}`}</a>
              </p>
            </noscript>
          </div>
        )}
      </div>
    )
  },
})
