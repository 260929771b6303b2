import { describe, expect, it } from 'vitest'
import { AppError } from '#app/core/app-error.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { readLinkAddress } from './link-address.ts'
import { sanitiseHtml } from './sanitise-html.server.ts'

const sanitise = (html: string) =>
  sanitiseHtml(html, {
    pictureOf: (address) => (address.startsWith('/media/') ? address : null),
    linkOf: (address) => readLinkAddress(address, 'https://specify.example'),
    addressOf: (index) => `/picture/${index}`,
  })
const clean = async (html: string) => (await sanitise(html)).html

describe('what is printed', () => {
  it.each([
    ['<h1 id="top">A &amp; B</h1><p>Text<br>more', '<h1 id="top">A &amp; B</h1><p>Text<br>more</p>'],
    [
      '<table><tr><td colspan="2" rowspan=3>1<td class="number other">2</table>',
      '<table><tr><td colspan="2" rowspan="3">1</td><td class="number">2</td></tr></table>',
    ],
    ['<dl><div><dt>Length</dt><dd>10 mm</dd></div></dl>', '<dl><div><dt>Length</dt><dd>10 mm</dd></div></dl>'],
    ['<custom-card><p>Kept</p></custom-card>', '<p>Kept</p>'],
    ['<p style="color: red; position: fixed; width: 50%">x</p>', '<p style="color:red;width:50%">x</p>'],
    ['<a href="/au/products/">All</a>', '<a href="https://specify.example/au/products/">All</a>'],
    ['<a href="mailto:a@b.example">Mail</a>', '<a href="mailto:a@b.example">Mail</a>'],
    ['<picture><source srcset="/media/a"><img src="/media/a"></picture>', '<img src="/picture/0" alt="">'],
    ['5 < 6 & "7"', '5 &lt; 6 &amp; &quot;7&quot;'],
    ['<!doctype html><html><head><title>T</title><body><p>Body</p></html>', '<p>Body</p>'],
  ])('%s', async (html, expected) => {
    expect(await clean(html)).toBe(expected)
  })
})

describe('what is left out', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example></SCRIPT>',
    '<script><!--</script><!-- -->',
    '<noscript><img src="/media/a"></noscript>',
    '<style>@import "//evil.example"; @page { size: 10000in }</style>',
    '<link rel="stylesheet" href="//evil.example">',
    '<link rel="preload" as="image" href="//evil.example">',
    '<link rel="dns-prefetch" href="//evil.example">',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<base href="//evil.example">',
    '<iframe src="//evil.example"></iframe>',
    '<iframe srcdoc="<img src=//evil.example>"></iframe>',
    '<object data="file:///etc/passwd">text</object>',
    '<embed src="file:///etc/passwd">',
    '<svg><image href="//evil.example"/><use href="//evil.example#a"/></svg>',
    '<svg><foreignObject><p>text</p></foreignObject></svg>',
    '<svg><style><img src="/media/a"></style></svg>',
    '<math><mtext><p>text</p></mtext></math>',
    '<video poster="//evil.example"><p>text</p></video>',
    '<audio src="//evil.example"></audio>',
    '<input type="image" src="//evil.example">',
    '<button>Add to project</button>',
    '<textarea></textarea>',
    '<template><p>text</p></template>',
    '<img src="//evil.example/a.png" alt="text">',
    '<img src="/other/a.png" onerror="alert(1)">',
    '<img srcset="//evil.example/a.png 2x">',
    '<p hidden>text</p>',
    '<div hidden><p>text</p></div>',
    '<nav><a href="/">Home</a></nav>',
    '<!-- comment --><?php echo 1 ?>',
  ])('%s', async (html) => {
    expect(await clean(`<p>a</p>${html}<p>b</p>`)).toBe('<p>a</p><p>b</p>')
  })

  it.each([
    ['<p onclick="alert(1)" onfocus=alert(1)>x</p>', '<p>x</p>'],
    ['<p background="//evil.example">x</p>', '<p>x</p>'],
    ['<p style="background: url(//evil.example)">x</p>', '<p>x</p>'],
    ['<p class="type" id="1 a">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)" ping="//evil.example">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="file:///etc/passwd">x</a>', '<a>x</a>'],
    ['<form action="//evil.example"><p>x</p></form>', '<p>x</p>'],
    ['<td colspan="100000" rowspan="0">x</td>', '<td>x</td>'],
    ['<p title="&quot;><script>">x</p>', '<p>x</p>'],
  ])('of %s', async (html, expected) => {
    expect(await clean(html)).toBe(expected)
  })

  it.each([
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    '<p><<script>alert(1)</script></p>',
    '<img src="/media/a" alt="&quot; onerror=alert(1) x=&quot;">',
    '<img src="/media/a" alt="<script>">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<a href="https://x.example/&quot;onmouseover=alert(1)">x</a>',
    '<p style="color:red&quot; onclick=&quot;alert(1)">x</p>',
    '<scr\0ipt>alert(1)</scr\0ipt>',
  ])('%j brings no element or handler back', async (html) => {
    expect(await clean(html)).not.toMatch(/<(?!\/?(?:p|img|a|table)\b)|<[^>]*\son\w+=[^>]*>(?<!"[^"]*)/i)
  })
})

describe('a picture', () => {
  it('is numbered, and named once however often it stands there', async () => {
    const html = '<img src="/media/a" alt="A" width="80"><img src=" /media/b"><img src="/media/a">'
    const { pictures, html: safe } = await sanitise(html)
    expect(pictures).toEqual(['/media/a', '/media/b'])
    expect(safe).toBe(
      '<img src="/picture/0" alt="A" width="80"><img src="/picture/1" alt=""><img src="/picture/0" alt="">',
    )
  })
})

describe('the heading', () => {
  it('is the text of the first h1', async () => {
    const { heading } = await sanitise('<h2>No</h2><h1> Tūroa <b>Basin</b>\n<script>x</script></h1><h1>Other</h1>')
    expect(heading).toBe('Tūroa Basin')
    expect((await sanitise('<p>Text</p>')).heading).toBeNull()
  })
})

describe('a document made to be slow', () => {
  const refusal = async (html: string) => {
    const started = cpuTime()
    try {
      await clean(html)
      return null
    } catch (error) {
      expect(cpuTime() - started).toBeLessThan(3_000)
      return error instanceof AppError ? error.code : error
    }
  }

  it.each([
    ['a million elements', '<div></div>'.repeat(450_000)],
    ['endless nesting', '<div>'.repeat(1_000_000)],
    ['nested tables', '<table><tr><td>'.repeat(300_000)],
    ['a thousand pictures', Array.from({ length: 1_000 }, (_, index) => `<img src="/media/${index}">`).join('')],
  ])('is refused: %s', async (_, html) => {
    expect(await refusal(html)).toBe('too_large')
  })

  it('is flattened where it is nested deeply', async () => {
    const html = await clean(`${'<div>'.repeat(300)}text${'</div>'.repeat(300)}`)
    expect(html).toBe(`${'<div>'.repeat(40)}text${'</div>'.repeat(40)}`)
  })

  it.each([
    ['closing tags without end', `${'<b>'.repeat(390)}${'</i>'.repeat(1_200_000)}`],
    ['attributes without end', `<p ${'a '.repeat(2_000_000)}>x</p>`],
    ['styles without end', `<p style="${'color:red;'.repeat(400_000)}">x</p>`],
    ['an unclosed comment', `<!--${'-'.repeat(5_000_000)}`],
    ['entities', '&amp;'.repeat(1_000_000)],
  ])('costs little: %s', async (_, html) => {
    const started = cpuTime()
    await clean(html)
    expect(cpuTime() - started).toBeLessThan(3_000)
  })
})
