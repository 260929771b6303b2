import { expect, it } from 'vitest'
import { sanitiseStyle } from './sanitise-style.ts'

it.each([
  ['color: #0F4F4A; Font-Weight: 700', 'color:#0f4f4a;font-weight:700'],
  ['margin: 0 4mm 1.5em', 'margin:0 4mm 1.5em'],
  ['color: rgb(10, 20, 30)', 'color:rgb(10, 20, 30)'],
  ['border: 1px solid hsl(10 20% 30%)', 'border:1px solid hsl(10 20% 30%)'],
  ['display: none; break-before: page', 'display:none;break-before:page'],
])('keeps %s', (style, kept) => {
  expect(sanitiseStyle(style)).toBe(kept)
})

it.each([
  '',
  'position: fixed',
  'zoom: 100000',
  'transform: scale(99)',
  'filter: blur(50000px)',
  'content: "x"',
  'behavior: url(x)',
  'background: url(//evil.example)',
  'background-color: url(//evil.example)',
  'background-color: u\\72l(//evil.example)',
  'width: calc(100% * 99999)',
  'width: 99999px',
  'width: 1e9px',
  'width: -10px',
  'font-size: 500px',
  'font-size: 100',
  'font-size: 9em',
  'margin: 0 url(a)',
  'color: expression(alert(1))',
  'color: red !important',
  'color: var(--x)',
  '--x: red',
  'color: "red"',
  'color: red</style>',
  'color: /**/red',
  'display: block:none',
])('drops %s', (style) => {
  expect(sanitiseStyle(style)).toBe('')
})
