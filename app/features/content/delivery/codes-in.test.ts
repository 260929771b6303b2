import { expect, it } from 'vitest'
import { codesIn } from './codes-in.ts'

it('finds the codes of documents in fields, sentences, meanings and addresses of products', () => {
  const codes = codesIn([
    {
      name: 'pages/home.json',
      text: '{"sku":"96340C6AF","text":"Ask for AB/12-c. Or [this](/product/liano-mixer-872050w/)"}',
    },
    { name: 'vocabulary.json', text: '{"groups":[{"words":["the grey one"],"means":["96340C6AF + colour: Chrome"]}]}' },
  ])
  const namesOf = (key: string) => [...(codes.get(key) ?? [])]
  expect(namesOf('96340c6af')).toEqual(['pages/home.json', 'vocabulary.json'])
  expect([namesOf('872050w'), namesOf('ab_12_c')]).toEqual([['pages/home.json'], ['pages/home.json']])
  expect(namesOf('chrome')).toEqual([])
})
