import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { browserOf, PASSWORD } from '../support/browser/account-browser.ts'
import { useSite } from '../support/browser/use-site.ts'

const site = useSite({ TRUST_PROXY: '1' })
let places = 0

/** Posts a form as a browser without script does, from a place of its own. */
async function post(path: string, fields: Record<string, string> | string, headers: Record<string, string> = {}) {
  const response = await browserOf(site().url, `203.0.113.${++places}`).send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site().url, ...headers },
    body: new URLSearchParams(fields).toString(),
  })
  const body = await response.text()
  const [dialog = ''] = /<dialog.*<\/dialog>/s.exec(body) ?? []
  return { status: response.status, headers: response.headers, body, dialog, hasPassword: body.includes(PASSWORD) }
}

const TYPED = { email: 'nobody@studio.test', password: PASSWORD }

describe('a form that is posted without script', () => {
  it('comes back with what was typed, and never with a password', async () => {
    const { status, headers, dialog, hasPassword } = await post('/au/login/', TYPED)
    expect(status).toBe(401)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(dialog).toContain('Wrong email or password.')
    expect(dialog).toContain('value="nobody@studio.test"')
    expect(hasPassword).toBe(false)
  })

  it('tells by its status why it was refused', async () => {
    expect((await post('/au/login/', { email: '', password: '' })).status).toBe(400)
    const made = { email: `jo-${Date.now()}@studio.test`, password: PASSWORD, confirmPassword: PASSWORD }
    const created = await post('/au/login/?form=create', made)
    expect([created.status, created.headers.get('location')]).toEqual([
      303,
      `/au/verify/?${new URLSearchParams({ email: made.email })}`,
    ])
    const waiting = await post('/au/login/', made)
    expect(waiting.status).toBe(403)
    expect(waiting.dialog).toContain('not verified yet')
    const link = await post('/au/reset-password/?token=none&form=choose', made)
    expect(link.status).toBe(410)
    expect(link.dialog).toContain('Send a new link')
  })

  it('tells nobody who has an account', async () => {
    const email = `jo-${Date.now()}@studio.test`
    const fields = { email, password: PASSWORD, confirmPassword: PASSWORD }
    const [first, second] = [await post('/au/login/?form=create', fields), await post('/au/login/?form=create', fields)]
    expect([second.status, second.headers.get('location')]).toEqual([first.status, first.headers.get('location')])
    const [known, unknown] = [
      await post('/au/login/?form=reset', { email }),
      await post('/au/login/?form=reset', { email: `x${email}` }),
    ]
    expect([known.status, unknown.status]).toEqual([303, 303])
  })

  it('is limited as the call of the script is', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 12 }, () =>
        post('/au/login/', { ...TYPED, email: 'many@studio.test' }, { 'x-forwarded-for': '198.51.100.1' }),
      ),
    )
    expect(attempts.map(({ status }) => status)).toContain(429)
  })

  it('leads to no other site (T-077)', async () => {
    const { dialog } = await post(`/au/login/?redirect=${encodeURIComponent('//evil.example')}`, TYPED)
    expect(dialog).toContain('action="/au/login/"')
    expect(dialog).not.toContain('evil')
  })
})

describe('an enquiry without a captcha', () => {
  const ENQUIRY = {
    First_Name: 'Ari Lane',
    Purpose_of_Enquiry: 'General',
    Email: 'ari@studio.test',
    Message: 'Which basin mixers are lead free?',
    consent: 'yes',
  }
  const PATH = '/au/about-us/contact-us/'
  const place = { 'x-forwarded-for': '198.51.100.2' }
  const proofIn = (body: string) => /name="proof" value="([^"]+)"/.exec(body)?.[1] ?? ''
  const reviewed = async () => {
    const { status, body } = await post(PATH, ENQUIRY, place)
    expect(status).toBe(200)
    return { ...ENQUIRY, proof: proofIn(body) }
  }

  it('is sent after a review, once, and three times an hour from one place', async () => {
    const reviews = await Promise.all([reviewed(), reviewed(), reviewed(), reviewed()])
    const [first, second, third, fourth] = reviews
    const hasty = await post(PATH, first, place)
    expect(hasty.status).toBe(400)
    expect(hasty.body).toContain('That was very quick.')
    await sleep(3_100)
    const sent = await post(PATH, first, place)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${PATH}?sent=1#enquiry`])
    expect((await post(PATH, first, place)).status).toBe(400)
    expect((await post(PATH, second, place)).status).toBe(303)
    for (const more of [third, fourth]) {
      const { status, body } = await post(PATH, more, place)
      expect(status).toBe(429)
      expect(body).toContain('Only a few enquiries an hour')
      expect(body).toContain('value="Ari Lane"')
    }
    expect((await post(PATH, fourth)).status).toBe(303)
  })

  it('is no way around the captcha', async () => {
    const forged = ['review:', 'review:a.b.c', `review:${'x'.repeat(5_000)}`]
    for (const proof of forged) expect((await post(PATH, { ...ENQUIRY, proof })).status).toBe(400)
    const { proof } = await reviewed()
    const browser = browserOf(site().url, '198.51.100.3')
    const { body } = await browser.signIn('nobody@studio.test', PASSWORD, { captcha: proof })
    expect(body['isError']).toBe(true)
  })

  it('of a machine that fills in everything is not taken', async () => {
    const { status, body } = await post(PATH, { ...ENQUIRY, Second_Message: 'Buy', proof: 'review:' })
    expect(status).toBe(400)
    expect(proofIn(body)).toBe('')
  })
})

describe('what is no form of this site (T-073)', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a page without an origin on another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a page of ours that sends no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 401],
    ['another type', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['no form', { 'content-type': 'application/json' }, 415],
  ])('%s', async (_, headers, status) => {
    expect((await post('/au/login/', TYPED, headers)).status).toBe(status)
  })

  it('is bounded', async () => {
    expect((await post('/au/login/', { ...TYPED, more: 'x'.repeat(40_000) })).status).toBe(413)
    expect((await post('/au/login/', 'a=b&'.repeat(300))).status).toBe(400)
    expect((await post('/au/login/?form=constructor', TYPED)).status).toBe(400)
  })

  it('is not taken by pages without forms', async () => {
    for (const path of ['/au/', '/au/products/tapware/', '/au/login.data', '/xx/login/'])
      expect([path, (await post(path, TYPED)).status]).toEqual([path, 405])
  })
})
