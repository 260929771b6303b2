import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLinkAddress } from '../markup/link-address.ts'
import { sanitiseHtml } from './sanitise-html.server.ts'

const sanitise = (html: string) =>
  sanitiseHtml(html, {
    pictureOf: (address) => (address.startsWith('/media/') ? address : null),
    linkOf: (address) => readLinkAddress(address, 'https://specify.example'),
    addressOf: (index) => `/picture/${index}`,
  })
const clean = (html: string) => sanitise(html).html

describe('what is printed', () => {
  it.each([
    ['<h1 id="top">A &amp; B</h1><p>Text<br>more', '<h1 id="top">A &amp; B</h1><p>Text<br />more</p>'],
    [
      '<table><tr><td colspan="2" rowspan=3>1<td class="number other">2</table>',
      '<table><tr><td colspan="2" rowspan="3">1</td><td class="number">2</td></tr></table>',
    ],
    ['<dl><div><dt>Length</dt><dd>10 mm</dd></div></dl>', '<dl><div><dt>Length</dt><dd>10 mm</dd></div></dl>'],
    ['<custom-card><p>Kept</p></custom-card>', '<p>Kept</p>'],
    ['<p style="color: red; position: fixed; width: 50%">x</p>', '<p style="color:red;width:50%">x</p>'],
    ['<a href="/au/products/">All</a>', '<a href="https://specify.example/au/products/">All</a>'],
    ['<a href="mailto:a@b.example">Mail</a>', '<a href="mailto:a@b.example">Mail</a>'],
    ['<picture><source srcset="/media/a"><img src="/media/a"></picture>', '<img src="/picture/0" alt="" />'],
    ['5 < 6 & "7"', '5 &lt; 6 &amp; "7"'],
    ['<!doctype html><html><head><title>T</title><body><p>Body</p></html>', '<p>Body</p>'],
  ])('%s', (html, expected) => {
    expect(clean(html)).toBe(expected)
  })
})

describe('what is left out (T-001, T-004)', () => {
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
    '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
    '<![CDATA[<img src=//evil.example>]]>',
    '<svg/onload=alert(1)></svg>',
    '<svg><script href="data:,alert(1)"/></svg>',
    '<svg><script>alert&#40;1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>text</text></a></svg>',
    '<svg><animate xlink:href=#x attributeName=href values="javascript:alert(1)"/><a id=x>text</a></svg>',
    '<svg><set attributeName="onmouseover" to="alert(1)"/></svg>',
    '<svg><use href="data:image/svg+xml;base64,PHN2Zy8+#x"/><image xlink:href="//evil.example"/></svg>',
    '<svg><feImage href="//evil.example"/><filter id=a /><style>@import "//evil.example"</style></svg>',
    '<math href="javascript:alert(1)">text</math>',
    '<math><maction actiontype="statusline#//evil.example" xlink:href="//evil.example">text</maction></math>',
    '<math><annotation-xml encoding="text/html"><img src="//evil.example"></annotation-xml></math>',
    '<META HTTP-EQUIV="refresh" CONTENT="0;url=data:text/html;base64,PHNjcmlwdD4=">',
    '<meta http-equiv="Set-Cookie" content="a=b"><meta http-equiv="Link" content="<//evil.example>; rel=stylesheet">',
    '<iframe src="jav&Tab;ascript:alert(1)"></iframe>',
    '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
    '<frameset onload=alert(1)><frame src="//evil.example"></frameset>',
    '<object type="text/html" data="data:text/html;base64,PHNjcmlwdD4="></object>',
    '<embed src="data:image/svg+xml;base64,PHN2Zy8+" type="image/svg+xml">',
    '<style>li { list-style-image: url("javascript:alert(1)") }</style>',
    '<style>p::after { content: url(//evil.example) }</style>',
    '<style><!--</style><style>--> * { background: url(//evil.example) }</style>',
    '<link rel="stylesheet" href="data:text/css,@import%20url(//evil.example)">',
    '<link rel="import" href="//evil.example"><link rel="manifest" href="//evil.example">',
    '<script type="module">import "//evil.example"</script>',
    '<script type="speculationrules">{"prefetch":[{"urls":["//evil.example"]}]}</script>',
    '<portal src="//evil.example"></portal>',
    '<audio><source src="//evil.example"></audio><video><track src="//evil.example"></video>',
    '<input onfocus=alert(1) autofocus><select autofocus onfocus=alert(1)><option>text</select>',
    '<img src="http://169.254.169.254/latest/meta-data/"><img src="gopher://127.0.0.1/"><img src="http://[::1]/">',
    '<img src="file:///etc/passwd"><img src="ftp://evil.example/a"><img src="blob:null/1"><img src="about:blank">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>"><img src="data:text/html,x"><img src="javascript:alert(1)">',
    '<img src="&#106;avascript:alert(1)"><img src="\\\\evil.example\\a"><img src="/\\evil.example/a">',
    '<img/src=`javascript:alert(1)`><IMG """><SCRIPT>alert(1)</SCRIPT>',
    '<template><template><p>text</p></template></template>',
    '<textarea><p>text</p></textarea><xmp><p>text</p></xmp><noembed><p>text</p></noembed>',
  ])('%s', (html) => {
    expect(clean(`<p>a</p>${html}<p>b</p>`)).toBe('<p>a</p><p>b</p>')
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
    ['<!--><img src=x onerror=alert(1)>-->', '--&gt;'],
    ['<p hidden>x</p><p>y</p><hr hidden><p>z</p>', '<p>y</p><p>z</p>'],
    ['<h2><img src="//evil.example">x</h2><p>y</p>', '<h2>x</h2><p>y</p>'],
    ['<p style="background-image:url(javascript:alert(1));color:red">x</p>', '<p style="color:red">x</p>'],
    ['<p style="list-style:url(//evil.example);@import:url(//evil.example)">x</p>', '<p>x</p>'],
    ['<p style="color:red;}*{background:url(//evil.example)}">x</p>', '<p style="color:red">x</p>'],
    ['<p style="font-family:\'a\';src:url(//evil.example);width:expression(alert(1))">x</p>', '<p>x</p>'],
    ['<p style="-moz-binding:url(//evil.example#x);behavior:url(#default#time2)">x</p>', '<p>x</p>'],
    ['<p xmlns="x" xlink:href="//evil.example" srcdoc="x" formaction="//evil.example">x</p>', '<p>x</p>'],
    ['<a href="vbscript:x">a</a><a href="jav&#x09;ascript:alert(1)">b</a>', '<a>a</a><a>b</a>'],
    ['<a href="&#1;javascript:alert(1)">a</a><a href="http://user@evil.example">b</a>', '<a>a</a><a>b</a>'],
    ['<a href="blob:https://x.example/1" target="_top" download>x</a>', '<a>x</a>'],
    ['<table background="//evil.example"><tr><td background="//evil.example">x', '<table><tr><td>x</td></tr></table>'],
    ['<q cite="//evil.example">x</q><blockquote cite="//evil.example">y', 'x<blockquote>y</blockquote>'],
    ['<isindex action="javascript:alert(1)">x<keygen autofocus>y', 'xy'],
  ])('of %s', (html, expected) => {
    expect(clean(html)).toBe(expected)
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
    '<img src="/media/a"onerror=alert(1)>',
    '<img src="/media/a" alt="`><script>alert(1)</script>"title="<script>">',
    '<p id="</p><img src=x onerror=alert(1)>">x',
    '<table><td><a title="</td></table><img src onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<svg><p><style><g title="</style><img src onerror=alert(1)>">',
    '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=alert(1)>"></style></h1>',
    '<p><svg><title><style><img src="</style><img src=x onerror=alert(1)//">',
    '<xmp></p><p title="</xmp><img src=x onerror=alert(1)>">',
    '<textarea></textarea/><img src=x onerror=alert(1)></textarea>',
    '<!--a--!><img src=x onerror=alert(1)>-->',
    '<![CDATA[><img src=x onerror=alert(1)>]]>',
    '<?xml-stylesheet href="javascript:alert(1)"?><img src=x onerror=alert(1)>',
    '<a<b onclick=alert(1)>x</a<b>',
    '<p/onclick=alert(1)/x=">"><b/onclick=alert(1)>',
    '<b><div/onclick=alert(1)',
    '<img src="/media/a" alt="a',
    '\uFEFF<script>alert(1)</script>',
    '＜script＞alert(1)＜/script＞',
    '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  ])('%j brings no element or handler back', (html) => {
    expect(clean(html)).not.toMatch(/<(?!\/?(?:p|img|a|table|td|h1|b)\b)|<[^>]*\son\w+=[^>]*>(?<!"[^"]*)/i)
  })
})

describe('whatever comes in', () => {
  const names =
    'a address article aside b blockquote br code col dd div em figure h1 h2 hr img li mark ol p pre section small span strong table tbody td th thead tr ul'
  const attributes = 'class|style|id|lang|dir|colspan|rowspan|scope|start|width|height|href|src|alt'
  const TAG = new RegExp(`^<(/?)(${names.replaceAll(' ', '|')})((?: (?:${attributes})="[^"<>]*")*)( /)?>$`)
  const pieces = [
    `<~>~"~'~/~=~ ~\n~\0~&lt;~&quot;~&#x3c;~<!--~-->~--!>~<![CDATA[~]]>~<?~text~ onclick=alert(1) `,
    '<p>~</p>~<b>~</b>~<table>~<tr>~<td>~</table>~<h1>~</h1>~<br>~<div hidden>~</div>~<p hidden>~<custom>~</custom>',
    '<svg>~</svg>~<math>~</math>~<mtext>~<mglyph>~<style>~</style>~<title>~</title>~<template>~</template>',
    '<noscript>~</noscript>~<textarea>~</textarea/>~</textarea>~<xmp>~</xmp>~<iframe>~</iframe>~<script>~</script>',
    '<img src="/media/a" alt="~<img src=x onerror=alert(1)>~<img src="/media/b">~<a href="https://x.example/',
    '<a href=javascript:x>~<p style="color:red~<p id="~<p class="number ~<select>~<option>~</select>',
  ]
  const piece = fc.constantFrom(...pieces.flatMap((line) => line.split('~')))

  it('what goes out is elements, attributes and text as they are allowed, each element closed in its place', () => {
    const check = (parts: readonly string[]) => {
      const html = clean(parts.join(''))
      const tokens = html.match(/<[^<>]*>|[^<>]+/g) ?? []
      expect(tokens.join('')).toBe(html)
      const open: string[] = []
      for (const token of tokens.filter((each) => each.startsWith('<'))) {
        expect(token).toMatch(TAG)
        const [, closes, name = '', , isVoid] = TAG.exec(token) ?? []
        if (closes) expect(open.pop()).toBe(name)
        else if (!isVoid) open.push(name)
      }
      expect(open).toEqual([])
    }
    fc.assert(fc.property(fc.array(piece, { maxLength: 40 }), check), { numRuns: 2_000 })
  })
})

describe('a picture', () => {
  it('is numbered, and named once however often it stands there', () => {
    const html = '<img src="/media/a" alt="A" width="80"><img src=" /media/b"><img src="/media/a">'
    const { pictures, html: safe } = sanitise(html)
    expect(pictures).toEqual(['/media/a', '/media/b'])
    expect(safe).toBe(
      '<img src="/picture/0" alt="A" width="80" /><img src="/picture/1" alt="" /><img src="/picture/0" alt="" />',
    )
  })
})

describe('the heading', () => {
  it('is the text of the first h1', () => {
    const { heading } = sanitise('<h2>No</h2><h1> Tūroa <b>Basin</b>\n<script>x</script></h1><h1>Other</h1>')
    expect(heading).toBe('Tūroa Basin')
    expect(sanitise('<p>Text</p>').heading).toBeNull()
  })
})
