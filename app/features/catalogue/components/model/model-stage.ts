import { ACESFilmicToneMapping, PerspectiveCamera, PMREMGenerator, Scene, Vector3, WebGLRenderer } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { contactShadow } from './contact-shadow.ts'
import { modelSizeMm } from './model-size.ts'
import { centre, FIELD_OF_VIEW, stand } from './place-model.ts'

const MAX_PIXEL_RATIO = 2

export interface Stage {
  /** Overall width, height and depth in rounded millimetres. Rejects where the model cannot be shown. */
  readonly loaded: Promise<readonly [number, number, number]>
  /** Degrees around and over the object. */
  turn(around: number, over: number): void
  zoom(factor: number): void
  reset(): void
  close(): void
}

const EMPTY_STAGE: Stage = {
  get loaded() {
    return Promise.reject(new Error('there is no WebGL'))
  },
  turn() {},
  zoom() {},
  reset() {},
  close() {},
}

/** Shows a GLB in a canvas, lit like a room, and renders only on changes. */
export function openStage(canvas: HTMLCanvasElement, url: string): Stage {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true })
  if (!context) return EMPTY_STAGE
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true })
  renderer.toneMapping = ACESFilmicToneMapping
  const scene = new Scene()
  const generator = new PMREMGenerator(renderer)
  scene.environment = generator.fromScene(new RoomEnvironment(), 0.03).texture
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.01, 100)
  const controls = new OrbitControls(camera, canvas)
  controls.enablePan = false

  const draw = () => renderer.render(scene, camera)
  const fit = () => {
    const { clientWidth, clientHeight } = canvas
    renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO))
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / Math.max(1, clientHeight)
    camera.updateProjectionMatrix()
    draw()
  }
  const resizes = new ResizeObserver(fit)
  resizes.observe(canvas)
  controls.addEventListener('change', draw)

  let isClosed = false
  async function load(): Promise<readonly [number, number, number]> {
    const { scene: model } = await new GLTFLoader().loadAsync(url)
    if (isClosed) return [0, 0, 0]
    const sizeMm = modelSizeMm(model)
    const size = centre(model)
    scene.add(model, contactShadow(size))
    stand(camera, controls, size)
    controls.saveState()
    draw()
    return sizeMm
  }

  return {
    loaded: load(),
    turn(around, over) {
      const offset = camera.position.clone().sub(controls.target)
      offset.applyAxisAngle(camera.up, (around * Math.PI) / 180)
      const side = new Vector3().crossVectors(camera.up, offset).normalize()
      const tilted = offset.clone().applyAxisAngle(side, (over * Math.PI) / 180)
      const isUpright = Math.abs(tilted.angleTo(camera.up) - Math.PI / 2) < Math.PI / 2 - 0.1
      camera.position.copy(controls.target).add(isUpright ? tilted : offset)
      controls.update()
      draw()
    },
    zoom(factor) {
      camera.position.sub(controls.target).divideScalar(factor).add(controls.target)
      controls.update()
      draw()
    },
    reset() {
      controls.reset()
      draw()
    },
    close() {
      isClosed = true
      resizes.disconnect()
      controls.dispose()
      generator.dispose()
      renderer.dispose()
    },
  }
}
