import { chromium } from 'playwright-core'
import fs from 'node:fs'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] })
for (const p of process.argv.slice(2)) { const c = await b.newContext({ viewport: { width: 390, height: 844 } }); const page = await c.newPage(); const urls = []; page.on('request', r => { if (/\.js(\?|$)/.test(r.url())) urls.push(new URL(r.url()).pathname) }); await page.goto('http://localhost:3151' + p, { waitUntil: 'networkidle' }); await page.waitForTimeout(1500)
 let sum = 0; const rows = [...new Set(urls)].map(u => { const f = 'build/client' + u + '.br'; const n = fs.existsSync(f) ? fs.statSync(f).size : fs.existsSync('build/client' + u) ? fs.statSync('build/client' + u).size : 0; sum += n; return [n, u] }).sort((a, b) => b[0] - a[0]); console.log('\n' + p, rows.length, 'files', sum); for (const r of rows) if (r[0] > 300) console.log('  ', r[0], r[1].split('/').pop()); await c.close() }
await b.close()
