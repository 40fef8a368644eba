// Command computes does what compiled code is made of: comparisons of all kinds of numbers, loops, switches, frames of any
// size, maps, sorting, closures, failures that are caught, and goroutines that wait for each other. It prints what comes out.
package main

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
)

func main() {
	compare[int8]("int8", -128, -1, 0, 1, 127)
	compare[uint8]("uint8", 0, 1, 128, 255)
	compare[int32]("int32", math.MinInt32, -1, 0, 1, math.MaxInt32)
	compare[uint32]("uint32", 0, 1, 1<<31, math.MaxUint32)
	compare[int64]("int64", math.MinInt64, -1, 0, 1, math.MaxInt64)
	compare[uint64]("uint64", 0, 1, 1<<63, math.MaxUint64)
	compare[float32]("float32", float32(math.Inf(-1)), -0.5, 0, float32(math.NaN()), 2)
	compare("float64", math.Inf(-1), -0.5, 0, math.NaN(), math.Inf(1))
	compare("string", "", "a", "ab", "b")
	fmt.Println("primes", primes(100))
	fmt.Println("words", words(strings.Repeat("one two three two ", 9)))
	for n := range 9 {
		fmt.Println("caught", n, catch(n), choose(n), large(n)[n])
	}
	fmt.Println("passed round", passRound(50))
}

func compare[T int8 | uint8 | int32 | uint32 | int64 | uint64 | float32 | float64 | string](name string, list ...T) {
	for _, a := range list {
		for _, b := range list {
			bits := 0
			for k, is := range []bool{a == b, a != b, a < b, a <= b, a > b, a >= b, !(a == b), !(a != b), !(a < b), !(a <= b), !(a > b), !(a >= b)} {
				if is {
					bits |= 1 << k
				}
			}
			if !(a < b) && !(a > b) {
				bits = -bits
			}
			fmt.Print(name, " ", bits, "; ")
		}
	}
	fmt.Println()
}

func primes(most int) (list []int) {
next:
	for n := 2; n <= most; n++ {
		for _, p := range list {
			if p*p > n {
				break
			}
			if n%p == 0 {
				continue next
			}
		}
		list = append(list, n)
	}
	return list
}

func words(text string) string {
	count := map[string]int{}
	for word := range strings.FieldsSeq(text) {
		count[word]++
	}
	var list []string
	for word, n := range count {
		list = append(list, word+strconv.Itoa(n))
	}
	slices.Sort(list)
	return strings.Join(list, ",")
}

func catch(n int) (text string) {
	defer func() {
		if err := recover(); err != nil {
			text += fmt.Sprint(err)
		}
	}()
	var none *[4]int
	list, keys := make([]int, 4), map[string]int{}
	switch n {
	case 0:
		return strconv.Itoa(list[n+4])
	case 1:
		return strconv.Itoa(none[n])
	case 2:
		return strconv.Itoa(n / keys["none"])
	case 3:
		return fmt.Sprint(list[n : n-1+keys["none"]])
	case 4:
		var v any = n
		return v.(string)
	}
	return strconv.Itoa(list[n%4])
}

func choose(n int) (text string) {
	switch {
	case n&1 == 0 && n > 4, n == 3:
		text = "a"
		fallthrough
	case n == 1:
		text += "b"
	case n == 2 || n == 7:
		text = "c"
	default:
		text = "d"
	}
	return text
}

// large has a frame in which places lie far from each other.
func large(n int) [3000]int {
	var a, b [3000]int
	for k := range a {
		a[k], b[len(b)-1-k] = k*n, k+n
	}
	a[n] += b[n] - b[len(b)-1]
	return a
}

func passRound(people int) (sum int) {
	var group sync.WaitGroup
	first := make(chan int)
	from := first
	for k := range people {
		to := make(chan int)
		in := from
		group.Go(func() {
			for v := range in {
				to <- v + k
			}
			close(to)
		})
		from = to
	}
	go func() {
		for v := range 20 {
			first <- v
		}
		close(first)
	}()
	for v := range from {
		sum += v
	}
	group.Wait()
	return sum
}
