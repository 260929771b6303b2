import { ServerResponse, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { commonHeaderWriter } from './security-headers.server.ts'

it.each([
  [true, 'max-age=31536000; includeSubDomains'],
  [false, undefined],
])('browsers are kept to HTTPS for a year where the site is served by it: %s (T-075)', (https, expected) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  commonHeaderWriter({ https })(response)
  expect(response.getHeader('strict-transport-security')).toBe(expected)
})
