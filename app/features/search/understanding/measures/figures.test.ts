import { beforeAll, describe, expect, it } from 'vitest'
import { openSmallCatalogue, type SmallCatalogue } from '../testing/small-catalogue.ts'

let small: SmallCatalogue
beforeAll(async () => {
  small = await openSmallCatalogue()
})

describe('figures of a query', () => {
  it.each([
    ['vanity 600-800mm', ['Small Vanity']],
    ['vanity between 900 and 1200', ['Large Vanity']],
    ['vanity from 1 m to 1.2m', ['Large Vanity']],
    ['vanity 1000 to 1300', ['Large Vanity']],
    ['vanity max width 700', ['Small Vanity']],
    ['vanity over 480 deep', ['Large Vanity']],
    ['1200 wide vanity', ['Large Vanity']],
    ['suite, 650D x 840H', ['Suite']],
    ['BATH 1700L, WHITE', ['Long Bath']],
    ['48 inch vanity', ['Large Vanity']],
    ['48 in vanity', ['Large Vanity']],
    ['48 in. vanity', ['Large Vanity']],
    ['vanity 24 in', ['Small Vanity']],
    ['24 in wide vanity', ['Small Vanity']],
    // No inches: the bath is one of a length that is white.
    ['bath 1700 in white', ['Long Bath']],
    ['2ft vanity', ['Small Vanity']],
    ['vanity about 610mm', ['Small Vanity']],
    ['vanity 700mm or less', ['Small Vanity']],
    ['vanity under 1k', ['Small Vanity']],
    ['vanity no wider than 900', ['Small Vanity']],
    ['vanity narrower than 900', ['Small Vanity']],
    ['vanity smaller than 900', ['Small Vanity']],
    ['vanity 900 or narrower', ['Small Vanity']],
    ['vanity not smaller than 900', ['Large Vanity']],
    ['vanity no less than 900 wide', ['Large Vanity']],
    ['vanity wider than 900', ['Large Vanity']],
    ['vanity deeper than 480', ['Large Vanity']],
    ['bath longer than 1600', ['Long Bath']],
    ['bath shorter than 1600', ['Short Bath']],
    ['suite no taller than 820', ['Low Suite']],
    ['vanity cheaper than 900', ['Small Vanity']],
    ['suite 845 high', ['Suite']],
    ['suite pan height over 430', ['Low Suite']],
    ['vanity no less than $900', ['Large Vanity']],
    ['vanity $1000-$2000', ['Large Vanity']],
    ['vanity between 1,000 and 2,000 dollars', ['Large Vanity']],
    ['vanity less then $900', ['Small Vanity']],
    ['suite seat height under 450', ['Low Suite']],
    ['suite set out 140', ['Low Suite']],
    ['suite s trap 200mm', ['Suite']],
    ['suite p trap 185', ['Suite']],
    ['suite s trap 340', ['Low Suite', 'Suite']],
    ['fountain 220mm spout', ['Long Fountain']],
    ['fountain spout 140', ['Low Fountain']],
    ['fountain with spout length 140', ['Low Fountain']],
    ['spout 220', ['Lone Spout']],
    ['shower with 250 head', ['Rain Shower']],
    ['fountain between 150 and 300', ['Long Fountain']],
    ['fountain from 150 to 300', ['Long Fountain']],
    ['vanity 600 or 1200', ['Large Vanity', 'Small Vanity']],
    ['1.5 or 1.7m bath', ['Long Bath', 'Short Bath']],
    ['500, 600 or 650 mm vanity', ['Small Vanity']],
    ['vanity 500 600 or 700', ['Small Vanity']],
    ['vanity 900 or 1200 mm', ['Large Vanity']],
    ['32mm waste', ['Waste 32 mm']],
    ['waste 32/40mm', ['Waste 32 mm', 'Waste 40 mm, Slotted']],
    ['1 1/4 inch waste', ['Waste 32 mm']],
    ['1¼" waste', ['Waste 32 mm']],
    ['1-1/2" waste', ['Waste 40 mm, Slotted']],
    ['slotted waste 32mm', ['Waste 40 mm, Slotted']],
    ['grab rail 600 mm', ['Bright Rail', 'Steel Rail']],
    ['grab rail 600', ['Bright Rail', 'Steel Rail']],
    ['7.5 l/min rain shower', ['Rain Shower']],
    ['7.5 litre rain shower', ['Rain Shower']],
    ['six star mixer', ['Pull-Out Sink Mixer']],
    ['wels6 mixer', ['Pull-Out Sink Mixer']],
    ['5 or 6 star mixer', ['Plain Basin Mixer', 'Pull-Out Sink Mixer']],
    ['5-6 star mixer', ['Plain Basin Mixer', 'Pull-Out Sink Mixer']],
    ['wels 4 to 5 star mixer', ['Plain Basin Mixer']],
    ['wels 5 or 6 mixer', ['Plain Basin Mixer', 'Pull-Out Sink Mixer']],
    ['mixer wels 5 star or 6 star', ['Plain Basin Mixer', 'Pull-Out Sink Mixer']],
    ['mixer at least 5 star', ['Plain Basin Mixer', 'Pull-Out Sink Mixer']],
    ['bowl 0 tap holes', ['Round Bowl']],
    ['bowl nil tap hole', ['Round Bowl']],
    ['zero tap hole bowl', ['Round Bowl']],
    ['mixer 5 star or better', ['Plain Basin Mixer', 'Pull-Out Sink Mixer']],
  ])('%s', (text, expected) => {
    expect(small.find(text)).toEqual(expected.sort())
  })

  it('a limit after a width that has its number is a price', () => {
    expect(small.read('vanity 1200 wide under 1700').parts).toMatchObject([
      { role: 'kind' },
      { typed: 'under 1700', alternatives: [{ conditions: [{ attribute: 'price.AUD' }] }] },
      { typed: '1200 wide' },
    ])
  })

  it('a number beside a set is no set-out', () => {
    expect(small.read('fountain set 180').parts).toContainEqual(
      expect.objectContaining({ typed: '180', role: 'attribute' }),
    )
  })

  it('the very size before sizes that are nearly so', () => {
    expect(small.inOrder('grab rail 600')).toEqual(['Steel Rail', 'Bright Rail'])
    expect(small.inOrder('grab rail 595')).toEqual(['Bright Rail', 'Steel Rail'])
  })
})
