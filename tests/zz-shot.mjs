import { chromium } from 'playwright-core'
const [,, base, who, width, out, ...paths] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] })
const c = await b.newContext({ viewport: { width: +width, height: +width < 500 ? 844 : 900 }, deviceScaleFactor: 1, colorScheme: process.env.DARK ? 'dark' : 'light' })
if (who !== '-') { const r = await c.request.post(base + '/action/account/login', { headers: { 'x-market': 'au', origin: base, 'content-type': 'application/json' }, data: { Username: who, Password: Buffer.from('Tapware-2026!').toString('base64'), storeKey: 'specify-au' } }); if (!r.ok()) console.log(r.status(), await r.text()) }
let i = 0
for (const p of paths) { const page = await c.newPage(); page.on('pageerror', e => console.log('ERR', p, e.message)); await page.goto(base + p, { waitUntil: 'networkidle' }).catch(e => console.log(e.message)); const full = !process.env.VIEW; const sw = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (sw > 0) console.log('SIDEWAYS', p, sw); await page.screenshot({ path: `${out}-${i++}.png`, fullPage: full, }); await page.close() }
await b.close()
