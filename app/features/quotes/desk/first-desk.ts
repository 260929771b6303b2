import { commonLeadTime } from '../answer/answer-draft.ts'
import { answerField } from '../answer/answer-fields.ts'
import type { QuotePage } from '../calls/read-quote-pages.server.ts'
import { priceText, readPrice, type Desk, type DeskLine } from './desk.ts'
import { applyDraft, type QuoteDraft } from './draft.ts'
import { basisOf } from './posted-answer.ts'
import { readPostedStages } from '../stages/posted-stages.ts'
import type { DraftStage, TypedStages } from '../stages/stage-quantities.ts'

type DeskPage = Pick<QuotePage, 'lines' | 'answer' | 'market' | 'proposedUntil'>

/** An answer without its draft: what was answered, or list prices. */
function answeredDesk({ lines, answer, market, proposedUntil }: DeskPage): Desk {
  const common = commonLeadTime(lines)
  const stages = answer?.stages.map(({ name, day }, at): DraftStage => ({ id: answeredStageId(at), name, day }))
  return {
    ...(stages?.length && { stages }),
    basis: 'inc',
    lead: common,
    freight: answer?.typedFreight ?? '0.00',
    validUntil: answer?.isOver ? proposedUntil : (answer?.untilDay ?? proposedUntil),
    words: answer?.words ?? '',
    lines: lines.map(({ priceCents, leadTime, substitute, note, stages: pieces }): DeskLine => ({
      cents: priceCents,
      price: priceText(priceCents, 'inc', market),
      lead: leadTime === common ? '' : leadTime,
      substitute: substitute?.sku ?? '',
      note,
      ...(pieces && { stages: answeredStages(pieces) }),
    })),
  }
}

/** Sorts before the ids of stages that are added later. */
function answeredStageId(at: number): string {
  return `a${at}`
}

function answeredStages(pieces: readonly number[]): TypedStages {
  return Object.fromEntries(pieces.flatMap((each, at) => (each === 0 ? [] : [[answeredStageId(at), String(each)]])))
}

export function draftedDesk(page: DeskPage, draft: QuoteDraft | null): Desk {
  const desk = answeredDesk(page)
  const skus = page.lines.map(({ sku }) => sku)
  return draft ? applyDraft(desk, draft, skus, page.market) : desk
}

/** The answer that staff begin with: what they posted and was refused, else its draft, else what was answered. */
export function firstDesk(
  page: DeskPage & Pick<QuotePage, 'draft'>,
  values: Readonly<Record<string, string>> = {},
): Desk {
  const desk = draftedDesk(page, page.draft?.content ?? null)
  if (values['gst'] === undefined && values['freight'] === undefined) return desk
  const basis = basisOf(values['gst'] ?? '')
  const { stages, ofLine } = readPostedStages((name) => values[name])
  const lines = desk.lines.map((line, index): DeskLine => {
    const value = (column: Parameters<typeof answerField>[1], otherwise: string) =>
      values[answerField(index, column)] ?? otherwise
    const asShown = line.cents === undefined ? line.price : priceText(line.cents, basis, page.market)
    const price = value('price', asShown)
    return {
      cents: price === asShown ? line.cents : readPrice(price, basis, page.market),
      price,
      lead: value('lead', line.lead),
      substitute: value('substitute', line.substitute),
      note: value('note', line.note),
      ...(stages ? { stages: ofLine(index) } : line.stages && { stages: line.stages }),
    }
  })
  const whole = (name: string, otherwise: string) => values[name] ?? otherwise
  return {
    basis,
    lead: whole('lead', desk.lead),
    freight: whole('freight', desk.freight),
    validUntil: whole('validUntil', desk.validUntil),
    words: whole('text', desk.words),
    lines,
    stages: stages ?? desk.stages,
  }
}
