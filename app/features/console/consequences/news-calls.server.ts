import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { isIsoDay } from '@specify/core/market-time.ts'
import { isStanding } from '#app/features/changes/changed-skus.server.ts'
import {
  causeOfSet,
  MAX_NEWS_NOTE,
  MAX_TYPED,
  NEWS_KINDS,
  NEWS_MAIL,
  type NewsKind,
  type ProductNews,
} from '#app/features/consequences/product-news.ts'
import { composeLetter } from '#app/features/consequences/news-mails.server.ts'
import { countRecipients, listRecipients } from '#app/features/consequences/recipients.server.ts'
import { causeOf, tellOwners as sendLetters } from '#app/features/consequences/tell-owners.server.ts'
import { MAX_WANTED, readWanted } from '#app/features/consequences/wanted-skus.ts'
import { wordsAround } from '#app/features/content/letters/letters-file.server.ts'
import type { RequestContent } from '#app/features/content/request-content.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { logLook } from './look-at-owners.server.ts'
import { readCodes } from './read-consequences-page.server.ts'

type NewsContext = Pick<RequestContext, 'actor' | 'config' | 'db' | 'now' | 'onMail' | 'requestId'> &
  Pick<RequestCatalogue & RequestContent & RequestMarket, 'catalogue' | 'content' | 'locale'>

const News = z.object({
  skus: z
    .array(
      z
        .string()
        .max(60)
        .regex(/^[^\p{Cc}\p{Cs}]+$/u),
    )
    .max(MAX_TYPED)
    .default([]),
  set: z.string().max(36).default('').describe('A change set, in place of SKUs'),
  kind: z.enum(Object.keys(NEWS_KINDS) as [NewsKind, ...NewsKind[]]),
  day: z
    .string()
    .max(10)
    .default('')
    .refine((day) => day === '' || isIsoDay(day), 'must be a day such as 2027-03-01')
    .describe('From which it holds, as 2027-03-01'),
  note: z.string().trim().max(MAX_NEWS_NOTE).default('').describe('Words to all of them'),
})
const EXAMPLE = { skus: ['96140C'], kind: 'discontinued', day: '2027-03-01', note: '' } as const
const CALL = { method: 'POST', caller: { right: 'catalogue.edit' }, input: News } as const

/** The news with its SKUs and its cause, of which nobody gets two letters. */
async function readNews({ set: setId, skus: typed, ...words }: z.output<typeof News>, context: NewsContext) {
  const { set, skus, areMany } = await readCodes(context, { setId, found: '', skus: typed, isWhole: false })
  if (set && !isStanding(set))
    throw new AppError('conflict', `${set.name} is not what will happen: plan it again first.`)
  if (skus.length === 0) throw new AppError('invalid_input', 'skus: name at least one SKU')
  if (areMany) throw new AppError('invalid_input', `skus: at most ${MAX_WANTED} are looked at together`)
  const news: ProductNews = { ...words, skus }
  const wanted = await runInTurns(readWanted(skus, projectReader(context.catalogue, 'internal')))
  return { set, news, wanted, cause: set ? causeOfSet(set.id) : causeOf(news) }
}

const previewLetter = defineEndpoint({
  ...CALL,
  name: 'console/previewLetter',
  limit: { perMinute: 30, by: 'account' },
  summary: 'One of the letters that would go to owners of projects with some products, and how many there are.',
  output: z.object({
    isError: z.literal(false),
    letters: z.int().describe('People who have none for this yet'),
    subject: z.string(),
    lines: z.array(z.string()).describe('Of the letter to the first of them'),
  }),
  example: {
    input: EXAMPLE,
    output: {
      isError: false,
      letters: 12,
      subject: '96140C Liano Basin Mixer in your projects is being discontinued',
      lines: ['96140C Liano Basin Mixer is being discontinued.'],
    },
  },
  errors: ['not_found', 'invalid_input', 'conflict', 'unavailable'],
  async run(context: NewsContext, input) {
    const { actor, catalogue, config, content, db, now, requestId } = context
    const by = assertRight(actor, 'catalogue.edit')
    const { set, news, wanted, cause } = await readNews(input, context)
    const letters = await countRecipients(db, wanted, cause)
    if (letters === null) throw new AppError('unavailable', 'There are too many projects to count. Name fewer SKUs.')
    const [first] = letters === 0 ? [] : await listRecipients(db, wanted, { cause, most: 1 })
    const letter =
      first &&
      (await composeLetter({ db, catalogue, publicUrl: config.publicUrl }, news, { ...first, setId: set?.id ?? null }))
    if (!letter) return { isError: false as const, letters: 0, subject: '', lines: [] }
    await logLook(db, { by, requestId, action: 'look at owners', set, skus: news.skus }, { projects: letters }, now)
    const rows =
      letter.table?.map(({ label, detail, value }) => [label, detail, value].filter(Boolean).join(', ')) ?? []
    const { greeting, closing, contact } = wordsAround(content.letters, NEWS_MAIL)
    const lines = [greeting, ...letter.paragraphs, ...rows, closing, contact].flatMap((line) => line || [])
    return { isError: false as const, letters, subject: letter.subject, lines }
  },
})

const tellOwners = defineEndpoint({
  ...CALL,
  name: 'console/tellOwners',
  limit: { perMinute: 10, by: 'account' },
  summary: 'Writes to everybody who may edit a project with some products, once for each cause, 500 letters at a time.',
  output: z.object({ isError: z.literal(false), rows: z.int().describe('Letters'), hasMore: z.boolean() }),
  example: { input: EXAMPLE, output: { isError: false, rows: 12, hasMore: false } },
  errors: ['not_found', 'invalid_input', 'conflict'],
  async run(context: NewsContext, input) {
    const { actor, db, now, onMail, requestId } = context
    const by = assertRight(actor, 'catalogue.edit')
    const { set, news, wanted, cause } = await readNews(input, context)
    const sent = await sendLetters(db, { by, requestId, cause, set: set?.name ?? null, news, wanted }, now)
    if (sent.letters === 0) throw new AppError('conflict', 'Everybody has a letter about this already, or wants none.')
    onMail()
    return { isError: false as const, rows: sent.letters, hasMore: sent.hasMore }
  },
})

export const NEWS_CALLS = [previewLetter, tellOwners]
