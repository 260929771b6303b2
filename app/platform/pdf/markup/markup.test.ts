import { expect, it } from 'vitest'
import { markup, NOTHING } from './markup.ts'

it('escapes everything but markup', () => {
  const name = '"><script>alert(1)</script>&'
  expect(markup`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;</p>',
  )
  expect(markup`<ul>${[1, 'a<b', markup`<li>c</li>`, null, false, [NOTHING, 'd']]}</ul>`.text).toBe(
    '<ul>1a&lt;b<li>c</li>d</ul>',
  )
})
