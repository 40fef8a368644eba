package good

// #include <jni.h>
import "C"

func name() string { return C.GoString(C.JNI_NAME) }
