"""Makes the fonts of this folder from the packages. Needs fontTools and brotli; run it in the root of the project."""

from fontTools import subset

SANS = '@fontsource-variable/instrument-sans/files/instrument-sans-{}-wght-normal.woff2'
MONO = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'
LETTERS = range(0x20, 0x7F)
SIGNS = [*range(0xA0, 0xC0), 0xD7, 0xE9, 0xF7, *range(0x2000, 0x2070), 0x20AC, 0x2122, 0x2191, 0x2193, 0x2212]
ACCENTS = [code for code in range(0xC0, 0x100) if code not in SIGNS]
LONG_VOWELS = [ord(letter) for letter in 'ĀāĒēĪīŌōŪū']
FAMILY_NAME = 1


def make(source, target, letters, family=None):
    options = subset.Options()
    options.flavor = 'woff2'
    options.layout_features = ['*']
    options.name_IDs = [0, FAMILY_NAME, 2, 13, 14]
    font = subset.load_font(f'node_modules/{source}', options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    for entry in font['name'].names:
        if family and entry.nameID == FAMILY_NAME:
            font['name'].setName(family, FAMILY_NAME, entry.platformID, entry.platEncID, entry.langID)
    subset.save_font(font, f'app/ui/fonts/{target}.woff2', options)


make(SANS.format('latin'), 'instrument-sans-basic-wght-normal', [*LETTERS, *SIGNS])
make(SANS.format('latin'), 'instrument-sans-accents-wght-normal', ACCENTS)
make(SANS.format('latin-ext'), 'instrument-sans-macrons-wght-normal', LONG_VOWELS)
# Its own name: that of the original is reserved.
make(MONO, 'specify-mono-basic-400-normal', LETTERS, family='Specify Mono')
