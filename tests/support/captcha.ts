import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** The answer to a new captcha of a site, as a browser finds it. */
export async function solveCaptcha(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/action/contact/captchaChallenge`)
  const challenge = (await response.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
