import { useLocation, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { dialogStateOf, signedOutHref } from '../sign-in.ts'

/** Opens on any page by its parameter. Until accounts open it says what works without one. */
export function SignInDialog() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const close = () => void navigate(signedOutHref(pathname, search), { preventScrollReset: true, replace: true })
  return (
    <Dialog title="Sign in / Sign up" open={dialogStateOf(pathname, search) !== null} onClose={close}>
      <p>Projects are for registered specifiers, and accounts are not open yet.</p>
      <p>You can browse, search, filter and compare every product without one.</p>
      <br />
      <Button look="primary" onClick={close}>
        Continue browsing
      </Button>
    </Dialog>
  )
}
