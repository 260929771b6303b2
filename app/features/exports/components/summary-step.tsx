import type { SummaryStepData, SummaryEvents } from './summary-step-data.ts'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { SummaryTools } from '#app/features/builder/components/builder/summary-tools.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { NOT_SHARED } from '../export-names.ts'
import { substitutionRows } from '../sheets/substitution-rows.ts'
import { toSummary } from '../summary/summary.ts'
import { SummaryActions } from './summary-actions.tsx'
import { SummaryDocument } from './summary-document.tsx'
import { SummaryExports } from './summary-exports.tsx'
import styles from './summary.module.css'
import { OrderChoice, TemplateChoice } from './template-choice.tsx'
import { useSummaryEditing } from './use-summary-editing.ts'

interface SummaryStepProps {
  readonly locale: Locale
  readonly data: SummaryStepData
  readonly tools: SummaryTools
  readonly events: SummaryEvents
  /** The account that orders a PDF, for the record. */
  readonly email: string
}

export function SummaryStep({ locale, data, tools, events, email }: SummaryStepProps): ReactNode {
  const { project, isReadOnly, problem } = tools
  const summary = useMemo(
    () => toSummary({ unitTypes: project.unitTypes, rooms: project.rooms }, project.products, data.products),
    [project.unitTypes, project.rooms, project.products, data.products],
  )
  const [isLandscape, setLandscape] = useState(project.showLandscape)
  const [isByTag, setByTag] = useState(false)
  const [isShared, setShared] = useState(project.isShared)
  const sheet = useRef<HTMLDivElement>(null)
  const editing = useSummaryEditing(tools)

  const source = { locale, project, data, summary, isLandscape, isShared }
  return (
    <div className={styles.step}>
      {problem && (
        <FormMessage kind="error">
          {problem}
          <Button look="plain" onClick={() => void tools.onSave()}>
            Save again
          </Button>
        </FormMessage>
      )}
      <SummaryExports source={source} events={events} onBack={tools.onBack} />
      <div ref={sheet}>
        <SummaryDocument
          locale={locale}
          cover={data.cover}
          summary={summary}
          showPrices={project.showPricesOnPdf}
          isLandscape={isLandscape}
          isShared={false}
          priceBasis={data.priceBasis}
          editing={editing}
          actions={<SummaryActions {...{ source, isByTag, sheet, tools, events, email }} onShared={setShared} />}
          mayFold
          isByTag={isByTag && summary.hasTags}
          choice={
            <>
              {summary.hasTags && <OrderChoice isByTag={isByTag} onChange={setByTag} />}
              <TemplateChoice
                isLandscape={isLandscape}
                onChange={(next) => {
                  setLandscape(next)
                  if (!isReadOnly) tools.onLandscape(next)
                }}
              />
            </>
          }
          substitutions={substitutionRows(project.substitutions, locale)}
          projectId={project.projectId}
          paperNotes={<PaperNotes locale={locale} qr={isShared ? data.qr : null} />}
        />
      </div>
    </div>
  )
}

/** Prints the time and, for shared projects, the address of the current summary. */
function PaperNotes({ locale, qr }: { locale: Locale; qr: SummaryStepData['qr'] | null }) {
  const [printedAt, setPrintedAt] = useState('')
  useEffect(() => {
    const note = () => flushSync(() => setPrintedAt(zonedTimeIn({ code: locale }, new Date())))
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [locale])
  return (
    <div className={styles.paperNotes} aria-hidden="true" data-print-only>
      {qr && (
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} width="72" height="72">
          <path d={qr.path} />
        </svg>
      )}
      <p>{`Printed ${printedAt}. ${qr ? 'Scan this code for the current summary.' : `${NOT_SHARED}.`}`}</p>
    </div>
  )
}
