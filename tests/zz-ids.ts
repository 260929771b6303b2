import { browserOf } from '#tests/support/account-browser.ts'
const b = browserOf('http://localhost:3151', '10.9.0.1')
await b.signIn('architect@studio.test', 'Tapware-2026!')
const { body } = await b.act('projectBuilder/getShoppingLists', {})
console.log(
  JSON.stringify(body)
    .match(/"id":"[^"]+"[^}]*?"projectName":"[^"]+"/g)
    ?.slice(0, 12)
    .join('\n') ?? JSON.stringify(body).slice(0, 800),
)
