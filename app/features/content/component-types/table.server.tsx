import { table as tableSection } from '../sections/table.server.tsx'
import { z } from 'zod'
import { Markdown } from '../page/parts/fields.server.ts'
import { Section } from '../page/parts/parts.server.tsx'
import { Spreadsheet } from '../sections/table.server.tsx'
import { defineComponent } from './component-type.server.ts'

export const table = defineComponent({
  type: 'table',
  schema: z.object({ title: z.string().default(''), description: Markdown.optional(), spreadsheet: Spreadsheet }),
  example: { title: 'Flow rates', spreadsheet: { url: '/content-files/flow-rates.xlsx' } },
  render: (fields, context) => (
    <Section>
      <div className="page">{tableSection.render(fields, context)}</div>
    </Section>
  ),
})
