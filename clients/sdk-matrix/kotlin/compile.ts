/** The Kotlin compiler and the jars of the generated client, from Maven Central. */
import { delimiter, join } from "node:path";
import { classPath, type Jars } from "../maven.ts";
import type { Workspace } from "../row.ts";
import { runCommand } from "../run-command.ts";

const compiler: Jars = {
  "org.jetbrains:annotations:13.0": "ace2a10dc8e2d5fd34925ecac03e4988b2c0f851650c94b8cef49ba1bd111478",
  "org.jetbrains.kotlin:kotlin-build-tools-api:2.4.21":
    "c5cd6a49bd072b529ae10809111c16a7aa0f92147e95d288354017fd65799461",
  "org.jetbrains.kotlin:kotlin-compiler-embeddable:2.4.21":
    "ef19419c765e7ac8404465fa026ca8fc4dbb8a822de0fc79aa53c8dce29f1d02",
  "org.jetbrains.kotlin:kotlin-daemon-embeddable:2.4.21":
    "7b3ef24674e5bcffcadfc4e43202ea314194939ecbcdd90a4770b2f1b04e0d07",
  "org.jetbrains.kotlin:kotlin-reflect:1.6.10":
    "3277ac102ae17aad10a55abec75ff5696c8d109790396434b496e75087854203",
  "org.jetbrains.kotlin:kotlin-script-runtime:2.4.21":
    "a658cf5902a1525a06c264a5e42b437e97a6679ddeef8ca641246f270cf6a013",
  "org.jetbrains.kotlin:kotlin-stdlib:2.4.21":
    "bd8250210584cb659847dce9cda660f8e9906e5def7fbebcea93dc6dcb6a88a3",
  "org.jetbrains.kotlinx:kotlinx-coroutines-core-jvm:1.8.0":
    "9860906a1937490bf5f3b06d2f0e10ef451e65b95b269f22daf68a3d1f5065c5",
};

/** The compiler plugin that creates serializers. */
const serialization: Jars = {
  "org.jetbrains.kotlin:kotlin-serialization-compiler-plugin-embeddable:2.4.21":
    "63b381018a7d45221795d18301150fb80a1d00f30aae7be0550ab86f9ddd0ce8",
};

/** The libraries that the generated client uses. */
const libraries: Jars = {
  "org.jetbrains:annotations:13.0": "ace2a10dc8e2d5fd34925ecac03e4988b2c0f851650c94b8cef49ba1bd111478",
  "com.squareup.retrofit2:converter-kotlinx-serialization:3.0.0":
    "e9078b659251a2ef63e70729e0dec5f6cb57d220a1002948dc24b865fa6b42b0",
  "com.squareup.retrofit2:converter-scalars:3.0.0":
    "b97cf06929a80d49bc632e44f219cf0a7185fc4cee861ec90ad1d0e482084023",
  "org.jetbrains.kotlin:kotlin-stdlib:2.4.21":
    "bd8250210584cb659847dce9cda660f8e9906e5def7fbebcea93dc6dcb6a88a3",
  "org.jetbrains.kotlin:kotlin-stdlib-jdk7:1.8.21":
    "33d148db0e11debd0d90677d28242bced907f9c77730000fd597867089039d86",
  "org.jetbrains.kotlin:kotlin-stdlib-jdk8:1.8.21":
    "3db752a30074f06ee6c57984aa6f27da44f4d2bbc7f5442651f6988f1cb2b7d7",
  "org.jetbrains.kotlinx:kotlinx-serialization-core-jvm:1.11.0":
    "f4a801c647d4351327cd9e1ac4113e2be9ea37a64ab0abae269c25a52e28f35d",
  "org.jetbrains.kotlinx:kotlinx-serialization-json-jvm:1.11.0":
    "563a25b4eb5c9128ae9c2479f3d1a5c44dcd176112b91cf03682e906eba5c935",
  "com.squareup.okhttp3:logging-interceptor:5.4.0":
    "44abfdb49fb13ac012ae4a36bfb734eba9ad5479cb09361b84f053b6b809ee47",
  "com.squareup.okhttp3:okhttp-jvm:5.4.0": "b15e605ca0a4b12c62ea7f657dad413c236c947e875854767349cdbe20df473c",
  "com.squareup.okio:okio-jvm:3.17.0": "3b13dcc3e1573047c2d507fc4f7fcb0bb0cbcd9d395da21d20e09406e2cd6a73",
  "com.squareup.retrofit2:retrofit:3.0.0": "69c6a2d3451b6df9549a93fab744094ebf07a4b0ce4f453d6c8f575ef0fec9a1",
};

/** Downloads the compiler and the libraries once. */
export async function installKotlin(): Promise<void> {
  await Promise.all([compiler, serialization, libraries].map(classPath));
}

/** Compiles source files or folders into the folder `classes`. */
export async function compileKotlin(folder: Workspace["folder"], sources: readonly string[]): Promise<void> {
  const path = [join(folder, "classes"), await classPath(libraries)].join(delimiter);
  const java = ["-Xmx1500m", "-XX:TieredStopAtLevel=1", "-cp", await classPath(compiler)];
  const options = ["-no-stdlib", "-no-reflect", "-nowarn", `-Xplugin=${await classPath(serialization)}`];
  await runCommand(
    "java",
    [
      ...java,
      "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
      ...options,
      "-cp",
      path,
      "-d",
      "classes",
      ...sources,
    ],
    { cwd: folder, seconds: 900 },
  );
}

/** Runs the `main` function of a compiled file. */
export async function runKotlin(folder: Workspace["folder"], mainClass: string): Promise<void> {
  const path = [join(folder, "classes"), await classPath(libraries)].join(delimiter);
  await runCommand("java", ["-XX:TieredStopAtLevel=1", "-cp", path, mainClass], { cwd: folder });
}
